/** What every page of a site repeats around its content: navigation, head and foot. */

const ROLES =
  '[role="navigation"],[role="banner"],[role="contentinfo"],[role="menu"],[role="menubar"]';
/** A head or foot inside one of these belongs to it, not to the site. */
const CONTENT = 'article,section,main,[role="main"],li,td,dialog';
/** Words of classes and ids, as frameworks and people name the frame. */
const FRAME_WORD = /^(?:nav|navbar|navigation|menu|submenu|megamenu|footer|breadcrumbs?|topbar)$/i;
/** The page as a whole is named by what it has ("has-menu"). */
const WHOLE = new Set(['HTML', 'BODY', 'MAIN']);
/** A list of documents may be called a menu; the menu of a site stands in none of its content. */
const NAMED_CONTENT = 'main,article,[role="main"]';

const namesOf = (element: Element): readonly string[] =>
  `${element.getAttribute('class') ?? ''} ${element.id}`
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}]+/u);

const isNamedFrame = (element: Element): boolean =>
  !WHOLE.has(element.tagName) &&
  namesOf(element).some((name) => FRAME_WORD.test(name)) &&
  element.closest(NAMED_CONTENT) === null;

const isFrame = (element: Element): boolean => {
  if (element.tagName === 'NAV' || element.matches(ROLES)) return true;
  if (element.tagName === 'HEADER' || element.tagName === 'FOOTER')
    return element.parentElement?.closest(CONTENT) === null;
  return isNamedFrame(element);
};

/** Whether an element stands in the frame of the site: what is around it there says nothing of what it links to. */
export const isInSiteFrame = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement) if (isFrame(at)) return true;
  return false;
};
