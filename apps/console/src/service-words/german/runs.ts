import type { Wording } from '../wording.js';

/** What a running task is at. */
const PROGRESS: readonly Wording[] = [
  ['{done:number} of {total:number} documents', '{done} von {total} Dokumenten'],
  ['{pages:number} pages read, at {path}', '{pages} Seiten gelesen, zuletzt {path}'],
  ['{count:number} documents found', '{count} Dokumente gefunden'],
  ['{count:number} statements', '{count} Rechenwerke'],
  ['{count:number} extractions', '{count} Lesungen'],
  ['{bytes:number} bytes', '{bytes} Bytes'],
  ['by content', 'nach dem Inhalt'],
  ['reading the document', 'das Dokument wird gelesen'],
  ['opening the file', 'die Datei wird geöffnet'],
  ['finding the pages', 'die Seiten werden gesucht'],
  ['reading the pages', 'die Seiten werden gelesen'],
  ['recognising the pages', 'die Seiten werden erkannt'],
  ['reading the statements', 'die Rechenwerke werden gelesen'],
];

/** How a site was read. */
const SITE: readonly Wording[] = [
  ['{what:words} ("{title}")', '{what} („{title}“)'],
  [
    'The site shows a check against programs instead of the page',
    'Die Website zeigt statt der Seite eine Abwehr gegen Programme',
  ],
  [
    'The site answers with a notice instead of the page',
    'Die Website antwortet mit einem Hinweis statt der Seite',
  ],
  ['The page is empty', 'Die Seite ist leer'],
  [
    '{url:url} asks its visitor to state "{statement}". That is said for nobody, unless SCRAPER_STATE_FOR_HOSTS names the host',
    '{url} verlangt von Besuchern die Erklärung „{statement}“. Sie wird für niemanden abgegeben, solange SCRAPER_STATE_FOR_HOSTS den Host nicht nennt',
  ],
  ['{count:words}, {annual:words}', '{count}, {annual}'],
  ['1 document was found', '1 Dokument wurde gefunden'],
  ['{count:number} documents were found', '{count} Dokumente wurden gefunden'],
  ['none of them an annual report', 'keines davon ist ein Geschäftsbericht'],
  ['none of them annual reports', 'keines davon ist ein Geschäftsbericht'],
  ['1 of them an annual report', '1 davon ist ein Geschäftsbericht'],
  ['{count:number} of them annual reports', '{count} davon sind Geschäftsberichte'],
  [
    'The site was read, and it links to no document',
    'Die Website wurde gelesen; sie verlinkt kein Dokument',
  ],
  ['The site was read in part', 'Die Website wurde teilweise gelesen'],
  ['The site was read in part; {problems:list}', 'Die Website wurde teilweise gelesen; {problems}'],
  ['No document was found', 'Es wurde kein Dokument gefunden'],
  ['links were not looked at: {used:words}', 'Links wurden nicht angesehen: {used}'],
  [
    '{count:number} links that may be documents were not looked at: {used:words}',
    '{count} Links, hinter denen Dokumente sein können, wurden nicht angesehen: {used}',
  ],
  ['{url:url} has more links than are looked at', '{url} hat mehr Links, als angesehen werden'],
  [
    'the budget of {count:number} requests is used up',
    'die erlaubten {count} Anfragen sind verbraucht',
  ],
  ['the budget of {count:number} bytes is used up', 'die erlaubten {count} Bytes sind verbraucht'],
  [
    'the time of {seconds:number} seconds is used up',
    'die Zeit von {seconds} Sekunden ist verbraucht',
  ],
  [
    'The time of {seconds:number} seconds is used up',
    'Die Zeit von {seconds} Sekunden ist verbraucht',
  ],
  [
    'This page needs a browser: {url:url} is filled by its scripts, and none is there to run them (FDE_BROWSER)',
    'Diese Seite braucht einen Browser: {url} wird von Skripten gefüllt, und keiner führt sie aus (FDE_BROWSER)',
  ],
  [
    '{url:url} is filled by its scripts and was not shown: the pages for the browser are used up',
    '{url} wird von Skripten gefüllt und wurde nicht gezeigt: Die Seiten für den Browser sind verbraucht',
  ],
  [
    '{url:url} stays empty although a browser ran its scripts',
    '{url} bleibt leer, obwohl ein Browser die Skripte ausgeführt hat',
  ],
  [
    'The site shows a check against programs ("{title}") instead of the page',
    'Die Website zeigt statt der Seite eine Abwehr gegen Programme („{title}“)',
  ],
  ['The page asks for a login', 'Die Seite verlangt eine Anmeldung'],
  ['{reason:words}; the site: {site:words}', '{reason}; die Website: {site}'],
];

/** How the documents of a company were processed. */
const DOCUMENTS: readonly Wording[] = [
  ['No report is new or has changed', 'Kein Bericht ist neu oder geändert'],
  [
    'None of the documents could be read as an annual report (not_read)',
    'Keines der Dokumente war als Geschäftsbericht lesbar',
  ],
  [
    'None of the documents could be read as an annual report',
    'Keines der Dokumente war als Geschäftsbericht lesbar',
  ],
  ['None of 1 report could be read: {reason:words}', '1 Bericht war nicht lesbar: {reason}'],
  [
    'None of {count:number} reports could be read: {reason:words}',
    'Keiner von {count} Berichten war lesbar: {reason}',
  ],
  ['for a reason that is not known', 'aus unbekanntem Grund'],
  ['No document was begun in time', 'In der Zeit wurde kein Dokument begonnen'],
  ['No annual report is among 1 document', 'Das 1 gefundene Dokument ist kein Geschäftsbericht'],
  [
    'No annual report is among {count:number} documents',
    'Unter {count} Dokumenten ist kein Geschäftsbericht',
  ],
  ['1 annual report was read', '1 Geschäftsbericht wurde gelesen'],
  ['{count:number} annual reports were read', '{count} Geschäftsberichte wurden gelesen'],
  ['1 interim report was read', '1 Zwischenbericht wurde gelesen'],
  ['{count:number} interim reports were read', '{count} Zwischenberichte wurden gelesen'],
  ['and 1 interim report', 'dazu 1 Zwischenbericht'],
  ['and {count:number} interim reports', 'dazu {count} Zwischenberichte'],
  ['{first:words}, {more:words}', '{first}, {more}'],
  ['{count:number} of them in part', '{count} davon teilweise'],
  ['{count:number} left out of the statements', '{count} nicht in den Rechenwerken'],
  ['{count:number} could not be read', '{count} nicht lesbar'],
  ['{count:number} was not begun in time', '{count} in der Zeit nicht begonnen'],
  ['{count:number} were not begun in time', '{count} in der Zeit nicht begonnen'],
  ['{count:number} fiscal years are missing', 'es fehlen {count} Geschäftsjahre'],
  ['{year:year} is missing', 'es fehlt {year}'],
  ['{years:years} are missing', 'es fehlen {years}'],
];

/** How a compilation ended. */
const COMPILATION: readonly Wording[] = [
  ['There is no statement to compile', 'Es gibt kein Rechenwerk zusammenzustellen'],
  ['1 statement was compiled', '1 Rechenwerk wurde zusammengestellt'],
  ['{count:number} statements were compiled', '{count} Rechenwerke wurden zusammengestellt'],
  ['1 report', '1 Bericht'],
  ['{count:number} reports', '{count} Berichte'],
  ['1 document', '1 Dokument'],
  ['{count:number} documents', '{count} Dokumente'],
  ['{reports:words} without {statement:words}', '{reports} ohne {statement}'],
  ['an income statement', 'Gewinn- und Verlustrechnung'],
  ['a balance sheet', 'Bilanz'],
  ['a cash flow statement', 'Kapitalflussrechnung'],
  ['{reports:words} left out', '{reports} außen vor'],
  ['{documents:words} left out by a person', '{documents} von einer Person herausgenommen'],
  ['{documents:words} with another one in its place', '{documents} durch ein anderes ersetzt'],
];

/** Why a document stands in no series. */
const LEFT_OUT: readonly Wording[] = [
  ['revoked', 'abgebrochen'],
  ['It was stopped', 'Es wurde abgebrochen'],
  ['It was not begun in time', 'Es wurde in der Zeit nicht begonnen'],
  ['It is known as something else: {type:words}', 'Es ist als etwas anderes bekannt: {type}'],
  ['It is not an annual report', 'Es ist kein Geschäftsbericht'],
  ['Its file has not changed', 'Seine Datei hat sich nicht geändert'],
  [
    'It is a chapter of an annual report, without its statements',
    'Es ist ein Kapitel eines Geschäftsberichts, ohne dessen Rechenwerke',
  ],
  [
    'It could not be recognised as an annual report',
    'Es war nicht als Geschäftsbericht zu erkennen',
  ],
  [
    'Document {id} is the same report and is read in its place',
    'Ein anderes Dokument ist derselbe Bericht und wird statt seiner gelesen',
  ],
  [
    'A chapter of the annual report whose statements were read from document {id}',
    'Ein Kapitel des Geschäftsberichts, dessen Rechenwerke aus einem anderen Dokument gelesen wurden',
  ],
  [
    'a chapter of the annual report whose statements are in document {id}',
    'ein Kapitel des Geschäftsberichts, dessen Rechenwerke in einem anderen Dokument stehen',
  ],
  ['none of its statements is read', 'keines seiner Rechenwerke ist gelesen'],
  [
    'none of its columns covers a part of the year that a series has',
    'keine seiner Spalten umfasst einen Teil des Jahres, den eine Zeitreihe hat',
  ],
  [
    'its numbers are in another currency or scale',
    'seine Zahlen stehen in einer anderen Währung oder Größenordnung',
  ],
  ['it contains no statements', 'er enthält keine Rechenwerke'],
  ['document {id} is the same report', 'ein anderes Dokument ist derselbe Bericht'],
  [
    'document {id} is the same report in another language',
    'ein anderes Dokument ist derselbe Bericht in einer anderen Sprache',
  ],
  [
    'document {id} is the tagged report of the same part of the year',
    'ein anderes Dokument ist der ausgezeichnete Bericht desselben Teils des Jahres',
  ],
  [
    'document {id} is the tagged report of the same year',
    'ein anderes Dokument ist der ausgezeichnete Bericht desselben Jahres',
  ],
  [
    'the statements of the parent company alone, beside those of the group',
    'die Rechenwerke der Muttergesellschaft allein, neben denen des Konzerns',
  ],
  [
    'the statements of the parent company alone, beside a report of the group for the same year',
    'die Rechenwerke der Muttergesellschaft allein, neben einem Konzernbericht desselben Jahres',
  ],
  [
    'review {id}: it is not the statement it was taken for',
    'eine Person sagt, dass es ein anderes Rechenwerk ist',
  ],
  [
    'it was found in an older file of the document, but not in the present one',
    'es stand in einer älteren Datei des Dokuments, aber nicht in der jetzigen',
  ],
  [
    "a person said that it is another company's report",
    'eine Person sagt, dass es der Bericht eines anderen Unternehmens ist',
  ],
  [
    "a person said that it is another company's report: {comment}",
    'eine Person sagt, dass es der Bericht eines anderen Unternehmens ist: {comment}',
  ],
  [
    "a person said that it is another company's report (it {said:words})",
    'eine Person sagt, dass es der Bericht eines anderen Unternehmens ist (er {said})',
  ],
  [
    "another company's report: it {said:words}, and the company is {name}",
    'der Bericht eines anderen Unternehmens: Er {said}, und das Unternehmen ist {name}',
  ],
  ['does not mention {name}', 'nennt {name} nicht'],
  ['says {name}', 'sagt {name}'],
  ['a person left it out of the series', 'eine Person nimmt es aus der Reihe'],
  [
    'a person left it out of the series: {comment}',
    'eine Person nimmt es aus der Reihe: {comment}',
  ],
  ['Read, but not compiled: {reason:words}', 'Gelesen, aber nicht zusammengestellt: {reason}'],
  [
    'The statements were read, but could not be compiled',
    'Die Rechenwerke wurden gelesen, waren aber nicht zusammenzustellen',
  ],
  ['The statements could not be read', 'Die Rechenwerke waren nicht lesbar'],
  ['The document could not be downloaded', 'Das Dokument war nicht herunterzuladen'],
  ['The document could not be classified', 'Das Dokument war nicht einzuordnen'],
  [
    'The investor-relations page could not be read',
    'Die Investor-Relations-Seite war nicht lesbar',
  ],
  [
    'The document was not processed within the time limit',
    'Das Dokument wurde in der erlaubten Zeit nicht fertig',
  ],
];

/** How tasks end. */
const TASKS: readonly Wording[] = [
  ['The task has ended', 'Die Aufgabe ist beendet'],
  ['the task was revoked', 'die Aufgabe wurde abgebrochen'],
  ['The task was revoked', 'Die Aufgabe wurde abgebrochen'],
  [
    'The task did not end within its time limit',
    'Die Aufgabe endete nicht in ihrer erlaubten Zeit',
  ],
  ['Another attempt of the task has begun', 'Ein anderer Versuch der Aufgabe hat begonnen'],
  ['The service is stopping', 'Der Dienst hält an'],
  [
    'A person, or the task it belonged to, stopped it',
    'Eine Person hat sie abgebrochen, oder die Aufgabe, zu der sie gehörte',
  ],
  [
    'The workflow failed for an unexpected reason; the log of the service has the details',
    'Der Ablauf scheiterte aus unerwartetem Grund; Näheres steht im Protokoll des Dienstes',
  ],
  ['The file is stored', 'Die Datei ist gespeichert'],
  ['The stored file has not changed', 'Die gespeicherte Datei hat sich nicht geändert'],
  ['The site refuses the file', 'Die Website verweigert die Datei'],
  ['The site refuses access to the document', 'Die Website verweigert den Zugang zum Dokument'],
  ['{type:words} of {year:year}', '{type} {year}'],
  ['its content could not be read: {error:words}', 'der Inhalt war nicht lesbar: {error}'],
  [
    '{look:words}; its content could not be read: {error:words}',
    '{look}; der Inhalt war nicht lesbar: {error}',
  ],
];

export const RUNS: readonly Wording[] = [
  ...PROGRESS,
  ...SITE,
  ...DOCUMENTS,
  ...COMPILATION,
  ...LEFT_OUT,
  ...TASKS,
];
