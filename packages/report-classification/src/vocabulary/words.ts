/** Small word lists beside the phrases: months, languages, what a link says when it says nothing. All folded (see `foldName`). */

const MONTH_NAMES: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'janvier', 'janv', 'enero', 'ene', 'gennaio', 'januari', 'janner'],
  ['february', 'feb', 'februar', 'fevrier', 'fevr', 'febrero', 'febbraio', 'februari', 'feburary'],
  ['march', 'mar', 'marz', 'maerz', 'mars', 'marzo', 'maart', 'mrz', 'mrt'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile'],
  ['may', 'mai', 'mayo', 'maggio', 'mei'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'giu'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'luglio', 'lug'],
  ['august', 'aug', 'aout', 'agosto', 'augustus'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'settembre'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'ottobre', 'ott'],
  ['november', 'nov', 'novembre', 'noviembre'],
  ['december', 'dec', 'dezember', 'dez', 'decembre', 'diciembre', 'dic', 'dicembre'],
];

/** Month number (1-12) by folded name, in six languages. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

/** ISO 639-1 code by what a link or file name says about its language. Two-letter codes count in file names only. */
export const LANGUAGE_WORDS: ReadonlyMap<string, string> = new Map([
  ...['english', 'englisch', 'anglais', 'ingles', 'inglese', 'engels', 'eng'].map(
    (word) => [word, 'en'] as const,
  ),
  ...['german', 'deutsch', 'allemand', 'aleman', 'tedesco', 'duits', 'deutsche', 'ger'].map(
    (word) => [word, 'de'] as const,
  ),
  ...['french', 'francais', 'franzosisch', 'frances', 'francese', 'frans', 'francaise', 'fra'].map(
    (word) => [word, 'fr'] as const,
  ),
  ...[
    'spanish',
    'espanol',
    'spanisch',
    'espagnol',
    'spagnolo',
    'spaans',
    'castellano',
    'esp',
    'spa',
  ].map((word) => [word, 'es'] as const),
  ...['italian', 'italiano', 'italienisch', 'italien', 'italiaans', 'ita'].map(
    (word) => [word, 'it'] as const,
  ),
  ...[
    'dutch',
    'nederlands',
    'niederlandisch',
    'neerlandais',
    'olandese',
    'holandes',
    'nld',
    'ned',
  ].map((word) => [word, 'nl'] as const),
  ...['arabic', 'arabisch', 'arabe', 'العربية', 'عربي'].map((word) => [word, 'ar'] as const),
  ...['chinese', '中文', '简体中文'].map((word) => [word, 'zh'] as const),
  ...['japanese', '日本語'].map((word) => [word, 'ja'] as const),
  ...['portuguese', 'portugues'].map((word) => [word, 'pt'] as const),
  ...['swedish', 'svenska'].map((word) => [word, 'sv'] as const),
  ...['danish', 'dansk'].map((word) => [word, 'da'] as const),
  ...['finnish', 'suomi', 'suomeksi'].map((word) => [word, 'fi'] as const),
  ...['norwegian', 'norsk'].map((word) => [word, 'no'] as const),
  ...['polish', 'polski'].map((word) => [word, 'pl'] as const),
  ...['russian', 'русский'].map((word) => [word, 'ru'] as const),
  ...['korean', '한국어'].map((word) => [word, 'ko'] as const),
]);
export const LANGUAGE_CODES: ReadonlySet<string> = new Set([
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'sv',
  'da',
  'fi',
  'no',
  'pl',
  'ru',
  'ja',
  'zh',
  'ko',
]);

/** Words that a link can consist of without telling what the document is. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  `
  download downloads pdf xls xlsx zip html document documents file files open view read more here click link get see full complete entire report reports version
  the a an of for in to as and or our this new latest current online print printable web interactive digital final high low resolution res hi lo quality accessible single double page pages spread spreads opens window tab external size
  mb kb gb bytes publication publications archive older previous past year years fiscal fy year-end yearend ended ending edition english original signed filed filing issued now
  herunterladen herunter laden datei dokument ansehen anzeigen hier mehr lesen offnen bericht berichte vollstandig der die das fur und geschaftsjahr jahr englisch deutsch druckversion
  telecharger telechargement fichier voir ici lire le la les de du des en et consulter ouvrir rapport complet version annee exercice francais anglais
  descargar descarga archivo ver aqui leer abrir el los las del y en informe completo ejercicio ano espanol ingles
  scarica scaricare documento apri leggi qui il lo gli di e in completo relazione esercizio anno italiano inglese
  downloaden bestand bekijk lees hier openen het een van en volledig verslag jaar nederlands engels
  no na n pp p v`
    .split(/\s+/)
    .filter(Boolean),
);
