/** The entity whose statements a title announces: one that says so cannot be the parent company's own. */
const OF_THE_GROUP =
  /consolidated|\bgroup\b|combined|konzern|consolid[ée]|consolidad|consolidat[oiae]|geconsolideerd/i;

/** Whether a statement's title, as printed, names the group. */
export const namesTheGroup = (title: string): boolean => OF_THE_GROUP.test(title);
