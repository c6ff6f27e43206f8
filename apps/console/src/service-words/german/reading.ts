import type { Wording } from '../wording.js';

/** How the reading of a report ended, and what it could not read. */
const ENDS: readonly Wording[] = [
  ['All three statements were read', 'Alle drei Rechenwerke wurden gelesen'],
  ['No statements were found', 'Es wurden keine Rechenwerke gefunden'],
  ['No statements were found: {problems:list}', 'Es wurden keine Rechenwerke gefunden: {problems}'],
  ['Read without the {statements:words}', 'Gelesen ohne {statements}'],
  ['Read without the {statements:words}: {problems:list}', 'Gelesen ohne {statements}: {problems}'],
  [
    '{what:words} in {language:language}, which cannot be read yet',
    '{what} auf {language}, was noch nicht lesbar ist',
  ],
  ['written', 'geschrieben'],
  ['its statements are written', 'seine Rechenwerke sind geschrieben'],
];

const PROBLEMS: readonly Wording[] = [
  [
    'it is no annual report (form {form}): none of its years is compiled',
    'es ist kein Geschäftsbericht (Formular {form}): keines seiner Jahre wird zusammengestellt',
  ],
  ['no {statement:words} was found', 'nicht gefunden: {statement}'],
  ['pages without usable text: {pages:pages}', 'Seiten ohne brauchbaren Text: {pages}'],
  [
    'Pages without a text layer were left unread when the limit of recognition was reached: {pages}.',
    'Seiten ohne Textebene blieben ungelesen, als die Grenze der Texterkennung erreicht war: {pages}.',
  ],
  [
    'Character recognition failed or took too long on pages without a text layer: {pages}.',
    'Die Texterkennung misslang oder dauerte zu lange auf Seiten ohne Textebene: {pages}.',
  ],
  [
    'pages {pages:pages} print labels and numbers on facing pages: their sums do not close, so nothing was read from them',
    'die Seiten {pages} drucken Bezeichnungen und Zahlen auf gegenüberliegenden Seiten: Ihre Summen gehen nicht auf, daher wurde nichts von ihnen gelesen',
  ],
  [
    'page {right} seems to print more years of the statement on page {left}: their rows do not stand side by side, so they were left out',
    'Seite {right} druckt wohl weitere Jahre des Rechenwerks auf Seite {left}: Ihre Zeilen stehen nicht nebeneinander, daher blieben sie außen vor',
  ],
  [
    'page {right} seems to print more years of the statement on page {left}: their sums do not close, so they were left out',
    'Seite {right} druckt wohl weitere Jahre des Rechenwerks auf Seite {left}: Ihre Summen gehen nicht auf, daher blieben sie außen vor',
  ],
  [
    'page {left} prints labels without numbers and page {right} numbers without labels: their rows do not stand side by side, so they were not joined',
    'Seite {left} druckt Bezeichnungen ohne Zahlen und Seite {right} Zahlen ohne Bezeichnungen: Ihre Zeilen stehen nicht nebeneinander, daher wurden sie nicht verbunden',
  ],
  ['{place:words}: {problem:words}', '{place}: {problem}'],
  ['{statement:words} on page {page:pages}', '{statement} auf Seite {page}'],
  [
    '{place:words} was left out by its title: {title}',
    '{place} blieb wegen des Titels außen vor: {title}',
  ],
  [
    'the header allows two sets of columns whose sums both close, so the one that was taken is less certain',
    'der Kopf erlaubt zwei Lesarten der Spalten, deren Summen beide aufgehen; die gewählte ist daher weniger sicher',
  ],
  [
    'a full column of numbers stands under no year, so the years of all others are doubted',
    'eine volle Zahlenspalte steht unter keinem Jahr, daher sind die Jahre aller anderen zweifelhaft',
  ],
  [
    'it may stand in for the statement itself, which was not read',
    'sie steht vielleicht nur anstelle des Rechenwerks selbst, das nicht gelesen wurde',
  ],
  ['a part of it was not found', 'ein Teil davon wurde nicht gefunden'],
  [
    'a page with its title gave no table, so it may not be the statement itself',
    'eine Seite mit ihrem Titel ergab keine Tabelle, daher ist sie vielleicht nicht das Rechenwerk selbst',
  ],
  [
    'the report prints statements of several entities, and another may be meant',
    'der Bericht druckt Rechenwerke mehrerer Einheiten; vielleicht ist eine andere gemeint',
  ],
  [
    'the report prints statements of several entities; the first and largest was taken',
    'der Bericht druckt Rechenwerke mehrerer Einheiten; genommen ist das erste und größte',
  ],
  [
    'its period ({period:words}) is in doubt ({against})',
    'der Zeitraum ({period}) ist zweifelhaft ({against})',
  ],
  ['it covers only part of a year (interim)', 'sie umfasst nur einen Teil eines Jahres'],
  [
    'the {decision:words} {value} is {doubt:words} ({source})',
    '{decision} {value} ist {doubt} ({source})',
  ],
  ['annual', 'ganzjährig'],
  ['interim', 'unterjährig'],
  ['stub', 'Rumpfjahr'],
  [
    'no table of the report prints the {statement:words}',
    'keine Tabelle des Berichts druckt: {statement}',
  ],
  ['"{id}" is defined differently in {names}', '„{id}“ ist unterschiedlich festgelegt in {names}'],
  [
    '{count:number} facts belong to another report in the same documents ({names})',
    '{count} Angaben gehören zu einem anderen Bericht in denselben Dokumenten ({names})',
  ],
  ['{concept} ({id}): {problem:words}', '{concept} ({id}): {problem}'],
  [
    '{concept}: its continuation "{next}" is missing or goes in a circle',
    '{concept}: Die Fortsetzung „{next}“ fehlt oder führt im Kreis',
  ],
  ['{concept}: it names no context', '{concept}: Ein Kontext ist nicht genannt'],
  ['there is no context "{name}"', 'es gibt keinen Kontext „{name}“'],
  ['there is no unit "{name}"', 'es gibt keine Einheit „{name}“'],
  ['it has no unit', 'eine Einheit fehlt'],
  ['"{text}" is not of format {format}', '„{text}“ hat nicht das Format {format}'],
  ['"{text}" is not a number', '„{text}“ ist keine Zahl'],
  ['registry {name} is not known', 'das Verzeichnis {name} ist nicht bekannt'],
  ['registry {name} has no format {format}', 'das Verzeichnis {name} hat kein Format {format}'],
  [
    'another report is in the same package and not read with this one: {names}',
    'im selben Paket ist ein anderer Bericht, der nicht mit gelesen wurde: {names}',
  ],
  [
    'another report of the year to {end:day} is in the same package and not read with this one: {names}',
    'im selben Paket ist ein anderer Bericht des Jahres bis {end}, der nicht mit gelesen wurde: {names}',
  ],
  ['the report contradicts itself: {what}', 'der Bericht widerspricht sich: {what}'],
];

/** Why a PDF cannot be read. */
const PDFS: readonly Wording[] = [
  ['The file is empty.', 'Die Datei ist leer.'],
  [
    'The file has {bytes:number} bytes; at most {most:number} are read.',
    'Die Datei hat {bytes} Bytes; höchstens {most} werden gelesen.',
  ],
  ['The file is not a PDF: {kind:words}.', 'Die Datei ist kein PDF: {kind}.'],
  ['it is an HTML page', 'sie ist eine HTML-Seite'],
  ['it is a plain XBRL instance', 'sie ist eine reine XBRL-Instanz'],
  ['it is empty', 'sie ist leer'],
  ['it is an XML document', 'sie ist ein XML-Dokument'],
  ['it is a JSON document', 'sie ist ein JSON-Dokument'],
  [
    'it is a ZIP archive (perhaps an Office document)',
    'sie ist ein ZIP-Archiv (vielleicht ein Office-Dokument)',
  ],
  ['it is an old Office document', 'sie ist ein altes Office-Dokument'],
  ['it is gzip data', 'sie ist mit gzip gepackt'],
  ['it is a PNG picture', 'sie ist ein PNG-Bild'],
  ['it is a JPEG picture', 'sie ist ein JPEG-Bild'],
  ['it is a GIF picture', 'sie ist ein GIF-Bild'],
  ['it is PostScript', 'sie ist PostScript'],
  ['it is a raw HTTP response', 'sie ist eine rohe HTTP-Antwort'],
  ['it is plain text', 'sie ist bloßer Text'],
  ['its header is missing', 'ihr Kopf fehlt'],
  [
    'The document has {pages:number} pages; at most {most:number} are read.',
    'Das Dokument hat {pages} Seiten; höchstens {most} werden gelesen.',
  ],
  [
    'The file breaks off: none of its pages is complete.',
    'Die Datei bricht ab: Keine ihrer Seiten ist vollständig.',
  ],
  ['The file breaks off: its end is missing.', 'Die Datei bricht ab: Ihr Ende fehlt.'],
  ['The document has no pages.', 'Das Dokument hat keine Seiten.'],
  [
    'The document is encrypted and asks for a password.',
    'Das Dokument ist verschlüsselt und verlangt ein Passwort.',
  ],
  [
    'The document is encrypted by a method that cannot be opened.',
    'Das Dokument ist mit einem Verfahren verschlüsselt, das nicht zu öffnen ist.',
  ],
  [
    'The structure of the document is damaged beyond repair.',
    'Der Aufbau des Dokuments ist zu sehr beschädigt.',
  ],
  [
    'The PDF engine stopped on this document before.',
    'An diesem Dokument ist das Lesen der PDF schon einmal gescheitert.',
  ],
  [
    'The document does not fit into the memory of the PDF engine.',
    'Das Dokument passt nicht in den Speicher.',
  ],
  [
    "The document's structure stopped the PDF engine ({reason}).",
    'Am Aufbau des Dokuments scheiterte das Lesen der PDF ({reason}).',
  ],
  ['The document was closed.', 'Das Dokument wurde geschlossen.'],
  [
    'There is no page {page}: the document has {count}.',
    'Eine Seite {page} gibt es nicht: Das Dokument hat {count}.',
  ],
  ['Page {page} is damaged.', 'Seite {page} ist beschädigt.'],
  [
    'The picture of the page does not fit into memory.',
    'Das Bild der Seite passt nicht in den Speicher.',
  ],
  [
    'The file does not exist or cannot be read.',
    'Die Datei gibt es nicht, oder sie ist nicht lesbar.',
  ],
  ['Character recognition could not be started.', 'Die Texterkennung war nicht zu starten.'],
  ['Character recognition failed: {complaint}', 'Die Texterkennung scheiterte: {complaint}'],
  ['The cutting was cancelled.', 'Das Ausschneiden wurde abgebrochen.'],
  ['The reading was cancelled.', 'Das Lesen wurde abgebrochen.'],
  ['The reading process could not be started.', 'Der lesende Prozess war nicht zu starten.'],
  [
    'The document could not be read within {seconds:number} s.',
    'Das Dokument war nicht in {seconds} s lesbar.',
  ],
  [
    'The process that read the document ended without a result ({how}).',
    'Der lesende Prozess endete ohne Ergebnis ({how}).',
  ],
  [
    'Reading the document crashed the reading process',
    'Der lesende Prozess ist am Dokument abgestürzt',
  ],
  [
    'Reading the document crashed the reading process ({how})',
    'Der lesende Prozess ist am Dokument abgestürzt ({how})',
  ],
  [
    'Reading the document took more than {memory:number} MB of memory.',
    'Das Lesen des Dokuments brauchte mehr als {memory} MB Speicher.',
  ],
  ['None of the pages of the document can be read.', 'Keine Seite des Dokuments ist lesbar.'],
];

/** Why a tagged report cannot be read. */
const TAGGED: readonly Wording[] = [
  ['It is no XBRL instance.', 'Es ist keine XBRL-Instanz.'],
  [
    'It is a plain XBRL instance without the presentation of its taxonomy: facts without the pages that print them. It can be read in one folder or archive with its schema and linkbases; the report itself, as a PDF or with its tags inside (inline XBRL).',
    'Es ist eine reine XBRL-Instanz ohne die Darstellung ihrer Taxonomie: Angaben ohne die Seiten, die sie drucken. Lesbar ist sie in einem Ordner oder Archiv mit ihrem Schema und ihren Linkbases, der Bericht selbst als PDF oder mit seinen Auszeichnungen darin (Inline-XBRL).',
  ],
  ['It is larger than {most:number} bytes.', 'Er ist größer als {most} Bytes.'],
  ['It has no tags of inline XBRL.', 'Er hat keine Auszeichnungen (Inline-XBRL).'],
  ['It holds no document with tags.', 'Er enthält kein ausgezeichnetes Dokument.'],
  ['It has more than {most:number} facts.', 'Er hat mehr als {most} Angaben.'],
  [
    'Its tables have more than {most:number} cells.',
    'Seine Tabellen haben mehr als {most} Zellen.',
  ],
  ['It has more than {most:number} relations.', 'Er hat mehr als {most} Beziehungen.'],
  ['The folder has more than {most:number} files.', 'Der Ordner hat mehr als {most} Dateien.'],
  ['There is no file {name}.', 'Eine Datei {name} gibt es nicht.'],
  [
    'The package names a file outside of itself: {name}.',
    'Das Paket nennt eine Datei außerhalb: {name}.',
  ],
  [
    'The package names a file outside of itself: {name}',
    'Das Paket nennt eine Datei außerhalb: {name}',
  ],
  ['The package is damaged: {reason}', 'Das Paket ist beschädigt: {reason}'],
  ['The package has more than {most:number} files.', 'Das Paket hat mehr als {most} Dateien.'],
  [
    'The package unpacks to more than {most:number} bytes.',
    'Das Paket hat entpackt mehr als {most} Bytes.',
  ],
  [
    'The package holds a file that unpacks to far more than its size.',
    'Das Paket enthält eine Datei, die entpackt weit größer ist.',
  ],
  ['The package has no file {name}.', 'Das Paket hat keine Datei {name}.'],
  ['Its encoding "{name}" is not known.', 'Seine Kodierung „{name}“ ist nicht bekannt.'],
  [
    'Its bytes are not text in its own encoding.',
    'Seine Bytes sind in der eigenen Kodierung kein Text.',
  ],
  [
    'It holds more than {most:number} characters in one piece.',
    'Er enthält mehr als {most} Zeichen in einem Stück.',
  ],
  [
    'It is not well-formed XML: line {line}, column {column}: {what}',
    'Er ist kein wohlgeformtes XML: Zeile {line}, Spalte {column}: {what}',
  ],
  ['It declares entities of its own in its DOCTYPE.', 'Er legt im DOCTYPE eigene Entitäten fest.'],
  [
    'Its elements lie more than {most:number} deep within each other.',
    'Seine Elemente liegen mehr als {most} tief ineinander.',
  ],
  [
    'It is a plain XBRL instance: facts without the pages that print them. The report itself can be read, as a PDF or with its tags inside (inline XBRL).',
    'Es ist eine reine XBRL-Instanz: Angaben ohne die Seiten, die sie drucken. Lesbar ist der Bericht selbst, als PDF oder mit seinen Auszeichnungen darin (Inline-XBRL).',
  ],
  [
    'statements without tags were read from where the document prints them, as those of a PDF are; their pages are those that its HTML makes',
    'Rechenwerke ohne Auszeichnungen wurden dort gelesen, wo das Dokument sie druckt, wie die eines PDFs; ihre Seiten sind die, die sein HTML ergibt',
  ],
  [
    'It is a web page without tags: its pages are those that its HTML makes, not those of a print.',
    'Es ist eine Webseite ohne Auszeichnungen: Ihre Seiten sind die, die ihr HTML ergibt, nicht die eines Drucks.',
  ],
  [
    'It has more than {most:number} elements and texts.',
    'Er hat mehr als {most:number} Elemente und Texte.',
  ],
  [
    'One of its elements has more than {most:number} attributes.',
    'Eines seiner Elemente hat mehr als {most:number} Attribute.',
  ],
  ['It has more than {most:number} MB.', 'Er hat mehr als {most:number} MB.'],
  [
    'It is a web page (HTML) without tags: it has no facts, only statements, which are read as those of a PDF are.',
    'Es ist eine Webseite (HTML) ohne Auszeichnungen: Sie hat keine Angaben, nur Rechenwerke, die wie die eines PDFs gelesen werden.',
  ],
  [
    'The stored file is not a tagged report.',
    'Die gespeicherte Datei ist kein ausgezeichneter Bericht.',
  ],
];

export const READING: readonly Wording[] = [...ENDS, ...PROBLEMS, ...PDFS, ...TAGGED];
