/** Words by which links to further pages are chosen, folded (see `fold`), in six languages. Higher is more worth a request. */
export const PAGE_WORDS: readonly (readonly [score: number, phrases: readonly string[]])[] = [
  [9, ['annual reports', 'annual report', 'annual reporting', 'annual filings', 'annual results and reports', 'annual report archive', 'reports and accounts', 'annual financial reports', '10 k', '20 f', 'form 10 k',
    'geschaftsberichte', 'geschaftsbericht', 'jahresberichte', 'jahresfinanzberichte', 'rapports annuels', 'rapport annuel', 'documents d enregistrement universel', 'informes anuales', 'informe anual', 'cuentas anuales', 'memorias anuales',
    'relazioni annuali', 'relazioni finanziarie', 'bilanci', 'bilanci e relazioni', 'jaarverslagen', 'jaarverslag', 'jaarrekeningen']],
  [7, ['archive', 'archives', 'older reports', 'older', 'previous years', 'past years', 'past reports', 'earlier years', 'report archive', 'historical reports', 'financial reports', 'financial report', 'financial statements', 'reports and publications', 'reports and results', 'results and reports', 'reports results', 'reports presentations', 'reports and presentations', 'report center', 'report centre', 'reporting center', 'reporting centre', 'publications', 'sec filings', 'regulatory filings', 'filings', 'load more', 'show more', 'view all', 'see all', 'all reports', 'more reports',
    'archiv', 'berichte', 'berichtsarchiv', 'finanzberichte', 'publikationen', 'veroffentlichungen', 'altere berichte', 'finanzpublikationen', 'alle berichte', 'berichte und prasentationen', 'finanzberichte und prasentationen',
    'rapports', 'rapports financiers', 'publications financieres', 'publications et resultats', 'exercices precedents', 'informations reglementees', 'information reglementee', 'documents financiers',
    'archivo', 'informes', 'informes financieros', 'publicaciones', 'ejercicios anteriores', 'anos anteriores', 'informacion financiera', 'informacion economico financiera', 'cuentas',
    'archivio', 'relazioni', 'bilanci precedenti', 'anni precedenti', 'documenti finanziari', 'rapporti', 'archief', 'rapporten', 'financiele verslagen', 'verslagen', 'voorgaande jaren', 'publicaties']],
  [5, ['next', 'next page', 'weiter', 'nachste', 'suivant', 'page suivante', 'siguiente', 'successivo', 'prossima', 'volgende']],
  [4, ['reports', 'financial results', 'results center', 'results centre', 'financials', 'financial information', 'financial documents', 'downloads', 'download center', 'download centre', 'documents', 'document library', 'results', 'library', 'results and presentations',
    'finanzinformationen', 'ergebnisse', 'finanzkennzahlen', 'informations financieres', 'resultats', 'resultados', 'resultados financieros', 'risultati', 'informazioni finanziarie', 'financiele informatie', 'resultaten', 'documenten', 'documenti', 'documentos', 'descargas']],
  [3, ['investor relations', 'investors', 'investor', 'for investors', 'shareholders', 'investor centre', 'investor center', 'investoren', 'anleger', 'aktionare', 'investisseurs', 'actionnaires', 'inversores', 'accionistas', 'inversionistas', 'relaciones con inversores', 'accionistas e inversores', 'investitori', 'azionisti', 'beleggers', 'aandeelhouders', 'investeerders']],
];

/** A link that says one of these leads away from the reports. */
export const AWAY_WORDS: ReadonlySet<string> = new Set(`
  press news media blog career careers jobs contact privacy cookie cookies imprint impressum login signin register subscribe alerts newsletter calendar events event webcast share stock quote price chart dividend dividends analyst analysts coverage consensus
  governance board directors management leadership sustainability esg responsibility products services brands store shop support faq glossary search sitemap terms legal disclaimer accessibility rss twitter facebook linkedin youtube instagram
  presse aktuelles karriere kontakt datenschutz anmelden kalender termine aktie dividende nachhaltigkeit produkte suche
  actualites carrieres confidentialite calendrier agenda cours durabilite produits recherche
  noticias prensa empleo contacto privacidad calendario eventos cotizacion dividendos gobierno sostenibilidad productos buscar
  notizie stampa lavora contatti titolo dividendi sostenibilita prodotti cerca pers nieuws vacatures werken kalender aandeel duurzaamheid producten zoeken presentations webcasts transcripts`.split(/\s+/).filter(Boolean));
