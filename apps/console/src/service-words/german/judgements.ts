import type { Wording } from '../wording.js';

/** Why a document is of a kind and a year. */
const CLASSIFICATION: readonly Wording[] = [
  ['but {reason:words}', 'aber {reason}'],
  ['its content differs', 'sein Inhalt sagt anderes'],
  ['its names said {type:words}', 'seine Namen sagten {type}'],
  [
    'links to it name reports of many years: only its content can tell',
    'Links nennen Berichte vieler Jahre: Nur sein Inhalt kann es sagen',
  ],
  [
    'fiscal year {year} by its names, but {reason:words}',
    'Geschäftsjahr {year} nach seinen Namen, aber {reason}',
  ],
  [
    'fiscal year {year} instead of {other}: its content decides',
    'Geschäftsjahr {year} statt {other}: Sein Inhalt entscheidet',
  ],
  ['page {page} is the cover of {form:words}', 'Seite {page} ist das Deckblatt von {form}'],
  ['a registration statement', 'einer Registrierung'],
  ['Form {name}', 'Formular {name}'],
  ['Schedule {name}', 'Anlage {name}'],
  ['page {page} is titled "{title}"', 'Seite {page} hat den Titel „{title}“'],
  [
    'its first pages speak of a period shorter than a year',
    'seine ersten Seiten sprechen von weniger als einem Jahr',
  ],
  [
    '{cover:words}; it speaks of the parent company alone',
    '{cover}; es spricht von der Muttergesellschaft allein',
  ],
  ['{cover:words} and it holds financial statements', '{cover}, und es enthält Rechenwerke'],
  [
    '{cover:words}; whether it holds statements could not be told',
    '{cover}; ob es Rechenwerke enthält, war nicht zu erkennen',
  ],
  [
    '{cover:words}, but it holds no financial statements: {kind:words}',
    '{cover}, aber es enthält keine Rechenwerke: {kind}',
  ],
  ['a letter, summary or extract', 'ein Brief, eine Zusammenfassung oder ein Auszug'],
  ['a review', 'ein Rückblick'],
  [
    'it holds the audited statements of a year',
    'es enthält die geprüften Rechenwerke eines Jahres',
  ],
  ['it is a transcript of a call', 'es ist die Mitschrift eines Telefonats'],
  [
    'its first pages are those of a press release',
    'seine ersten Seiten sind die einer Pressemitteilung',
  ],
  ['wide pages with few words: slides', 'breite Seiten mit wenigen Wörtern: Folien'],
  [
    'it holds financial statements, though no title says what it is',
    'es enthält Rechenwerke, obwohl kein Titel sagt, was es ist',
  ],
  ['its pages are pictures without text', 'seine Seiten sind Bilder ohne Text'],
  [
    'its first pages name no known kind of document',
    'seine ersten Seiten nennen keine bekannte Art von Dokument',
  ],
  [
    '{reason:words}, yet it holds the audited statements of a year',
    '{reason}, doch es enthält die geprüften Rechenwerke eines Jahres',
  ],
  [
    '{reason:words}, yet it holds a balance sheet and a cash flow statement',
    '{reason}, doch es enthält Bilanz und Kapitalflussrechnung',
  ],
  [
    'its statements are headed by a period shorter than a year',
    'über seinen Rechenwerken steht ein Zeitraum von weniger als einem Jahr',
  ],
  [
    'year {year:year} from "{text}" on its first pages',
    'Jahr {year} aus „{text}“ auf seinen ersten Seiten',
  ],
  [
    'year {year:year} from "{text}" on its first pages, by the company\'s own name for it',
    'Jahr {year} aus „{text}“ auf seinen ersten Seiten, wie das Unternehmen es nennt',
  ],
  ['year {year:year} from its title "{title}"', 'Jahr {year} aus seinem Titel „{title}“'],
  [
    'year {year:year} is the newest that its text says has ended',
    'Jahr {year} ist das neueste, von dessen Ende sein Text spricht',
  ],
  ['year {year:year} from "{text}" in {place:words}', 'Jahr {year} aus „{text}“ in {place}'],
  [
    'year {year:year} from "{text}" in {place:words}, but "{other}" in {another:words}',
    'Jahr {year} aus „{text}“ in {place}, aber „{other}“ in {another}',
  ],
  [
    'year {year:year} guessed from the date "{text}" in {place:words}',
    'Jahr {year} geschätzt nach dem Datum „{text}“ in {place}',
  ],
  [
    'year {year:year} guessed from the folders of the address',
    'Jahr {year} geschätzt nach den Ordnern der Adresse',
  ],
  [
    'no year is named anywhere near the link; {year:year} until the document itself is read',
    'nahe dem Link ist kein Jahr genannt; {year}, bis das Dokument selbst gelesen ist',
  ],
  ['"{phrase}" in {place:words} says {type:words}', '„{phrase}“ in {place} sagt {type}'],
  ['the link', 'dem Link'],
  ['its column', 'seiner Spalte'],
  ['its row', 'seiner Zeile'],
  ['its card', 'seiner Karte'],
  ['the file name', 'dem Dateinamen'],
  ['the heading above', 'der Überschrift darüber'],
  ['the page title', 'dem Seitentitel'],
  ['the address', 'der Adresse'],
  [
    'links to it call it {types}: only its content can tell',
    'Links nennen es verschieden: Nur sein Inhalt kann es sagen',
  ],
  [
    '"{text}" is none of the known kinds, though {reason:words}',
    '„{text}“ ist keine der bekannten Arten, obwohl {reason}',
  ],
  [
    'no word around the link names a known kind of document',
    'kein Wort um den Link nennt eine bekannte Art von Dokument',
  ],
  ['the record says {type:words}', 'eingetragen ist {type}'],
  ['{model} says the same', '{model} sagt dasselbe'],
  ['its tags say so', 'seine Auszeichnungen sagen es'],
];

/** Whose a report is, and why a figure needs a person. */
const REVIEWS: readonly Wording[] = [
  ['The report does not mention {company}', 'Der Bericht nennt {company} nicht'],
  [
    'The report says {name}; the company is {company}',
    'Der Bericht sagt {name}; das Unternehmen ist {company}',
  ],
  ['{said:words} Whose is it?', '{said} Wessen Bericht ist es?'],
  [
    '{report:words}, page {page}, prints {value} for {year:year}',
    '{report}, Seite {page}, druckt {value} für {year}',
  ],
  ['{report:words}, prints {value} for {year:year}', '{report} druckt {value} für {year}'],
  ['Another report', 'Ein anderer Bericht'],
  ['Annual report {year:year}', 'Geschäftsbericht {year}'],
  [
    'A person settled it in an earlier reading, and the new reading has it elsewhere or has another value',
    'Eine Person hat sie in einer früheren Lesung entschieden; die neue Lesung hat sie anderswo oder mit anderem Wert',
  ],
  [
    'The report does not mention {company}. Whose is it?',
    'Der Bericht nennt {company} nicht. Wessen Bericht ist es?',
  ],
  [
    'The report says {name}; the company is {company}. Whose is it?',
    'Der Bericht sagt {name}; das Unternehmen ist {company}. Wessen Bericht ist es?',
  ],
  ['{identity} fails', '{identity}: geht nicht auf'],
  [
    '{identity} fails with the number that a person entered for {row}',
    '{identity}: geht mit der Zahl nicht auf, die eine Person für {row} eingetragen hat',
  ],
];

export const JUDGEMENTS: readonly Wording[] = [...CLASSIFICATION, ...REVIEWS];
