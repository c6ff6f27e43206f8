import type { Wording } from '../wording.js';

/** What is wrong with one field of a request. */
export const FAULTS: readonly Wording[] = [
  ['JSON decode error', 'ist kein lesbares JSON'],
  ['JSON decode error: the body is not UTF-8', 'ist kein lesbares JSON: nicht in UTF-8'],
  ['JSON decode error: the body cannot be unpacked', 'ist kein lesbares JSON: nicht zu entpacken'],
  ['Value should be percent-encoded UTF-8', 'muss prozentkodiertes UTF-8 sein'],
  ['Path should be percent-encoded UTF-8', 'muss prozentkodiertes UTF-8 sein'],
  [
    'Line items should have numbers of at most {count:number} years together',
    'alle Posten zusammen dürfen Zahlen von höchstens {count} Jahren haben',
  ],
  ['The form is not whole', 'Das Formular ist unvollständig'],
  ['The form has no boundary', 'Dem Formular fehlt die Trennzeile'],
  ['Company {id} has no document {document}', 'Das Unternehmen hat dieses Dokument nicht'],
  ['Document {id} has no extraction {extraction}', 'Das Dokument hat diese Lesung nicht'],
  [
    'The key names a file of company {other}, not of company {id}',
    'Der Schlüssel nennt die Datei eines anderen Unternehmens',
  ],
  ["'{line}' is no line of this statement", '„{line}“ ist kein Posten dieses Rechenwerks'],
  [
    'The compiled statement has no row with this key',
    'Das Rechenwerk hat keine Zeile mit diesem Schlüssel',
  ],
  [
    'The file is neither a PDF nor a tagged report (XHTML, or a package of it) nor a web page with figures: {kind:words}',
    'Die Datei ist weder ein PDF noch ein ausgezeichneter Bericht (XHTML oder ein Paket davon) noch eine Webseite mit Zahlen: {kind}',
  ],
  ['The file is not whole: its end is missing', 'Die Datei ist unvollständig: Ihr Ende fehlt'],
  ['The statement has no such year', 'Dieses Jahr hat das Rechenwerk nicht'],
  ['This is no number such as 1,234.5', 'Das ist keine Zahl wie 1.234,5'],
  [
    'This is no number as its pages write numbers: {example}',
    'Das ist keine Zahl, wie diese Seiten sie schreiben: {example}',
  ],
  ['Give value or printed', 'Nötig ist ein Wert oder das Gedruckte'],
  ['Figures are corrected one by one', 'Zahlen werden einzeln korrigiert'],
  ['Field required', 'fehlt'],
  ['The file is missing or empty', 'die Datei fehlt oder ist leer'],
  ['Field required: one of {names}', 'fehlt: eines von {names}'],
  ['Only one of {names} should be given', 'nur eines von {names} ist möglich'],
  ['Input should be a valid string', 'muss ein Text sein'],
  ['Input should be a valid integer', 'muss eine ganze Zahl sein'],
  ['Input should be a valid number', 'muss eine Zahl sein'],
  [
    'Input should be a valid integer, unable to parse string as an integer',
    'muss eine ganze Zahl sein',
  ],
  ['Input should be a valid number, unable to parse string as a number', 'muss eine Zahl sein'],
  ['Input should be a valid boolean', 'muss wahr oder falsch sein'],
  ['Input should be true or false', 'muss wahr oder falsch sein'],
  ['Input should be a valid list', 'muss eine Liste sein'],
  ['Input should be a valid dictionary', 'muss ein Objekt sein'],
  [
    'Input should be an absolute http or https URL without credentials',
    'muss eine vollständige Adresse mit http oder https ohne Zugangsdaten sein',
  ],
  [
    'Input should be an absolute http or https URL without credentials, or empty',
    'muss eine vollständige Adresse mit http oder https ohne Zugangsdaten sein, oder leer',
  ],
  [
    'Input should be the key of a stored file, company_<id>/<year>/<file>',
    'muss der Schlüssel einer gespeicherten Datei sein, company_<id>/<year>/<file>',
  ],
  [
    'Input should be a valid date in the form YYYY-MM-DD',
    'muss ein Datum der Form JJJJ-MM-TT sein',
  ],
  ['Input should be a valid UUID', 'muss eine UUID sein'],
  ['Input should be a date from 1900 on', 'muss ein Datum ab 1900 sein'],
  ['Input should be {type}', 'muss {type} sein'],
  [
    'String should have at least {count:number} character(s)',
    'muss mindestens {count} Zeichen haben',
  ],
  [
    'String should have at most {count:number} character(s)',
    'darf höchstens {count} Zeichen haben',
  ],
  ['Input should be greater than or equal to {least:number}', 'muss mindestens {least} sein'],
  ['Input should be less than or equal to {most:number}', 'darf höchstens {most} sein'],
  ['List should have at least {count:number} item(s)', 'muss mindestens {count} Einträge haben'],
  ['List should have at most {count:number} item(s)', 'darf höchstens {count} Einträge haben'],
  [
    'Dictionary should have at most {count:number} item(s)',
    'darf höchstens {count} Einträge haben',
  ],
  [
    'Key {name} should be a year from 1900 to 2100',
    'der Schlüssel {name} muss ein Jahr von 1900 bis 2100 sein',
  ],
  ['List should name each item once', 'darf jeden Eintrag nur einmal nennen'],
  ['String does not have the expected form', 'hat nicht die erwartete Form'],
  ['Input should be one of {values}', 'muss eines davon sein: {values}'],
  ['Input is not valid', 'ist nicht gültig'],
  ['List should have at most {count} items', 'darf höchstens {count} Einträge haben'],
  [
    "'{name}' is no year: write 2022, 2019-2023 or latest",
    '„{name}“ ist kein Jahr: schreiben Sie 2022, 2019-2023 oder latest',
  ],
  [
    "'{name}' is no known concept; the nearest are {values}",
    '„{name}“ ist kein bekannter Posten; am nächsten kommen {values}',
  ],
  [
    'Input should have at most {count:number} bytes as JSON',
    'darf als JSON höchstens {count} Bytes haben',
  ],
  ['Input should have at most {count:number} values', 'darf höchstens {count} Werte haben'],
  ['Fields of a form should stand before its file', 'muss vor der Datei stehen'],
  ['Parameter should be given once', 'darf nur einmal angegeben sein'],
  [
    'String should not have NUL or half a surrogate pair',
    'enthält ein Zeichen, das nicht zu speichern ist',
  ],
  ['Input should be a finite number', 'muss eine endliche Zahl sein'],
  [
    'Input should be nested at most {count:number} levels',
    'darf höchstens {count} Ebenen tief sein',
  ],
];
