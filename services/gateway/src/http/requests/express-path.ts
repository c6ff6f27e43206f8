/** `/companies/{company-id}` of OpenAPI as a path of Express 5 (names with a hyphen are quoted). */
export const expressPath = (template: string): string => template.replace(/\{([^}]+)\}/g, ':"$1"');
