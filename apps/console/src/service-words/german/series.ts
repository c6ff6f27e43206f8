import type { Wording } from '../wording.js';

/** Notes on compiled statements: which reports were fitted in, and how. */
const NOTES: readonly Wording[] = [
  [
    '{years:years}: a newer report prints other rows, and adds up without these; what only older reports print is kept beside the column.',
    '{years}: Ein neuerer Bericht druckt andere Zeilen und geht ohne diese auf; was nur ältere Berichte drucken, steht neben der Spalte.',
  ],
  ['The report of {report} {doubt:words}', 'Der Bericht {report} {doubt}'],
  [
    'The report of {report} states no currency; {currency} is assumed, as in the other reports.',
    'Der Bericht {report} nennt keine Währung; angenommen wird {currency} wie in den anderen Berichten.',
  ],
  [
    'The report of {report} prints money in {scale:words}; converted exactly to {other:words}.',
    'Der Bericht {report} druckt Geldbeträge in {scale}; sie sind genau in {other} umgerechnet.',
  ],
  [
    'The report of {report} names its fiscal years differently; they are named here as the newest report names them ({shift}).',
    'Der Bericht {report} benennt seine Geschäftsjahre anders; hier heißen sie wie im neuesten Bericht ({shift}).',
  ],
  [
    'The report of {report} prints share counts in another unit; converted exactly to that of the newest report.',
    'Der Bericht {report} druckt Aktienzahlen in einer anderen Einheit; sie sind genau in die des neuesten Berichts umgerechnet.',
  ],
  [
    'The report of {report} dates {year} to {end:day}; other reports print the same numbers for the period to {right:day}, which is taken.',
    'Der Bericht {report} datiert {year} auf den {end}; andere Berichte drucken dieselben Zahlen für den Zeitraum bis {right}, der übernommen ist.',
  ],
  [
    'states no scale; its numbers are read in {scale:words}, by their size.',
    'nennt keine Skalierung; seine Zahlen sind nach ihrer Größe in {scale} gelesen.',
  ],
  [
    'prints money in {scale:words}, which makes it more than {times:number} times smaller or larger than in the other reports: its scale may be misread.',
    'druckt Geldbeträge in {scale} und wäre damit mehr als {times}-mal kleiner oder größer als die anderen Berichte: Seine Skalierung ist vielleicht falsch gelesen.',
  ],
  [
    'seems to state no scale, yet prints the same digits as the report of {other} for the same years: read in {scale:words} as there.',
    'nennt wohl keine Skalierung, druckt aber für dieselben Jahre dieselben Ziffern wie der Bericht {other}: wie dort in {scale} gelesen.',
  ],
  [
    'is read in {scale:words}, yet prints the same digits as the report of {other} in {theirs:words}, and the other reports are of that size: read in {taken:words}.',
    'ist in {scale} gelesen, druckt aber dieselben Ziffern wie der Bericht {other} in {theirs}, und die anderen Berichte haben diese Größe: in {taken} gelesen.',
  ],
  [
    'prints the same digits in {scale:words} as the report of {other} in {theirs:words} for the same years: the scale of one of them is misread.',
    'druckt für dieselben Jahre in {scale} dieselben Ziffern wie der Bericht {other} in {theirs}: Die Skalierung eines der beiden ist falsch gelesen.',
  ],
  [
    "Per-share figures and share counts of {years:years} are printed before a stock split ({split:words}); their sources hold them on today's basis too.",
    'Angaben je Aktie und Aktienzahlen für {years} sind vor einem Aktiensplit gedruckt ({split}); ihre Quellen nennen sie auch auf heutiger Grundlage.',
  ],
  ['{split:number} new shares for one', '{split} neue Aktien für eine'],
  ['one new share for {split:number}', 'eine neue Aktie für {split}'],
  [
    'Older reports print these rows with the other sign: {rows}. They are shown with the sign of the newest report; sources hold the printed number.',
    'Ältere Berichte drucken diese Zeilen mit dem anderen Vorzeichen: {rows}. Gezeigt ist das Vorzeichen des neuesten Berichts; die Quellen nennen die gedruckte Zahl.',
  ],
  [
    '{years:years}: a newer report shows the same money in other rows; what only older reports print is kept beside the column.',
    '{years}: Ein neuerer Bericht zeigt dasselbe Geld in anderen Zeilen; was nur ältere Berichte drucken, steht neben der Spalte.',
  ],
  [
    '{years:years} ({table:words}) cannot stand in one table with the others and are in a separate statement.',
    '{years} ({table}) können nicht mit den anderen in einer Tabelle stehen; sie stehen in einem eigenen Rechenwerk.',
  ],
  [
    'A report is left out because its data cannot be read: {problem:words}',
    'Ein Bericht bleibt außen vor, weil seine Daten nicht lesbar sind: {problem}',
  ],
  [
    'The columns of the report of {report} are doubtful, {alarm:words}: {says:words}.',
    'Die Spalten des Berichts {report} sind zweifelhaft, {alarm}: {says}.',
  ],
  [
    'The columns of the report of {report} are doubtful, two columns of one name: {name}.',
    'Die Spalten des Berichts {report} sind zweifelhaft, zwei haben einen Namen: {name}.',
  ],
  [
    'The columns of the report of {report} are doubtful, a full column without a period: {name}.',
    'Die Spalten des Berichts {report} sind zweifelhaft, eine volle hat keinen Zeitraum: {name}.',
  ],
  [
    'The columns of this table are doubtful, {alarm:words}: {says:words}.',
    'Die Spalten dieser Tabelle sind zweifelhaft, {alarm}: {says}.',
  ],
  [
    'The columns of this table are doubtful, two columns of one name: {name}.',
    'Die Spalten dieser Tabelle sind zweifelhaft, zwei haben einen Namen: {name}.',
  ],
];

/** Why a table stands apart from the company's own. */
const TABLES: readonly Wording[] = [
  ['unstated currency in {scale:words}', 'ohne Währungsangabe, in {scale}'],
  ['{currency:code} in {scale:words}', '{currency} in {scale}'],
  ['{table:words}, {why:words}', '{table}, {why}'],
  ['in {currency:code}', 'in {currency}'],
  [
    'in a scale that another report contradicts',
    'in einer Skalierung, der ein anderer Bericht widerspricht',
  ],
  [
    'in a scale that no other report confirms',
    'in einer Skalierung, die kein anderer Bericht bestätigt',
  ],
  ['a period that is not a full year', 'ein Zeitraum, der kein volles Jahr ist'],
  [
    'a period that is not a full year, to {end:day}',
    'ein Zeitraum bis {end}, der kein volles Jahr ist',
  ],
  ['{months:number} month to {end:day}', '{months} Monat bis {end}'],
  ['{months:number} months to {end:day}', '{months} Monate bis {end}'],
  ['{year:year} to {end:day}', '{year} bis {end}'],
];

/** How periods cannot be, and what raised the doubt. */
const ALARMS: readonly Wording[] = [
  ['two columns of one name', 'zwei Spalten mit einem Namen'],
  ['a full column without a period', 'eine volle Spalte ohne Zeitraum'],
  ['{year:year}, ended {end:day}', '{year}, mit dem Ende {end}'],
  ['{year:year}, ended on an unknown day', '{year}, mit unbekanntem Ende'],
  ['an end that does not fit its name', 'ein Ende, das nicht zum Namen passt'],
  ['a length that does not fit its name', 'eine Länge, die nicht zum Namen passt'],
  [
    'not the newest period that the report speaks of',
    'nicht der neueste Zeitraum, von dem der Bericht spricht',
  ],
  ['other periods in the other statements', 'andere Zeiträume in den anderen Rechenwerken'],
  ['a year that repeats its neighbour', 'ein Jahr, das sein Nachbarjahr wiederholt'],
  ['periods that overlap', 'Zeiträume, die sich überschneiden'],
  ['{year:year} ended {end:day}', '{year} endete am {end}'],
  ['{year:year} has {length}', '{year} hat {length}'],
  ['{year:year} has {length:words}', '{year} hat {length}'],
  ['the year ended {end:day}', 'das Jahr endete am {end}'],
  ['{statement:words} {year}, ended {end:day}', '{statement} {year}, mit dem Ende {end}'],
  ['{statement:words} {year}, ended on an unknown day', '{statement} {year}, mit unbekanntem Ende'],
  ['{year:year} and {other:year}', '{year} und {other}'],
  ['{later} from {start:day}, {earlier} to {end:day}', '{later} ab {start}, {earlier} bis {end}'],
];

/** What raw data lacks that cannot be compiled. */
const RAW_DATA: readonly Wording[] = [
  ['Raw data cannot be read: {problem:words}', 'Die Daten sind nicht lesbar: {problem}'],
  [
    'Raw data of extraction {id} cannot be read: {problem:words}',
    'Die Daten einer Lesung sind nicht lesbar: {problem}',
  ],
  ["the values of '{name}' are not an object", 'die Werte von „{name}“ sind kein Objekt'],
  ["'{name}' of {year} is not a number", '„{name}“ ist im Jahr {year} keine Zahl'],
  [
    "'{name}' has a number under '{year}', which is not a year",
    '„{name}“ hat eine Zahl unter „{year}“, was kein Jahr ist',
  ],
  ['line item {number} is not an object', 'der Posten Nr. {number} ist kein Objekt'],
  ['line_items is not an array', 'die Posten sind keine Liste'],
  ['it has no line_items', 'sie enthalten keine Posten'],
  ['it is not an object', 'sie sind kein Objekt'],
  [
    'it covers only part of a year, and only full years are compiled',
    'sie umfassen nur einen Teil eines Jahres, und nur volle Jahre werden zusammengestellt',
  ],
];

/** Why a cell of a compiled statement holds what it holds. */
const WHY: readonly Wording[] = [
  [
    'The newest report of this year does not print the row, and adds up without it.',
    'Der neueste Bericht dieses Jahres druckt die Zeile nicht und geht ohne sie auf.',
  ],
  [
    'The newest report of this year shows the same money in other rows: {rows}.',
    'Der neueste Bericht dieses Jahres zeigt dasselbe Geld in anderen Zeilen: {rows}.',
  ],
  [
    '{why:words} The older number is kept beside the column.',
    '{why} Die ältere Zahl steht neben der Spalte.',
  ],
  ['No report prints it.', 'Kein Bericht druckt sie.'],
  [
    'A person settled this figure; what was read from the page stands beside it.',
    'Eine Person hat diese Zahl entschieden; was von der Seite gelesen wurde, steht daneben.',
  ],
  [
    'The newest report that prints this year rules it.',
    'Es gilt der neueste Bericht, der dieses Jahr druckt.',
  ],
  [
    'The newest report of this year shows the same money in other rows. The older number is kept beside the column.',
    'Der neueste Bericht dieses Jahres zeigt dasselbe Geld in anderen Zeilen. Die ältere Zahl steht neben der Spalte.',
  ],
  [
    'The newest report of this year shows the same money in other rows{rows}. The older number is kept beside the column.',
    'Der neueste Bericht dieses Jahres zeigt dasselbe Geld in anderen Zeilen{rows}. Die ältere Zahl steht neben der Spalte.',
  ],
  [
    'The newest report of this year prints only the row that contains it, "{row}": the number of an older report is shown as a part of it, and is in no sum.',
    'Der neueste Bericht dieses Jahres druckt nur die Zeile, die sie enthält, „{row}“: Die Zahl eines älteren Berichts ist als Teil davon gezeigt und steht in keiner Summe.',
  ],
  [
    'The newest report of this year does not print the row; the newest one that prints it is taken.',
    'Der neueste Bericht dieses Jahres druckt die Zeile nicht; übernommen ist der neueste, der sie druckt.',
  ],
  [
    'The newest report of this year does not print the row; the newest one that prints it is taken: {reason:words}.',
    'Der neueste Bericht dieses Jahres druckt die Zeile nicht; übernommen ist der neueste, der sie druckt: {reason}.',
  ],
];

/** Why a number that only an older report prints still holds. */
const STANDING: readonly Wording[] = [
  [
    'the ruling report leaves these figures as they were',
    'der geltende Bericht lässt diese Zahlen, wie sie waren',
  ],
  [
    'a supplemental row, in no sum, which the ruling report no longer prints',
    'eine ergänzende Zeile, in keiner Summe, die der geltende Bericht nicht mehr druckt',
  ],
  [
    'the ruling report prints no supplemental rows',
    'der geltende Bericht druckt keine ergänzenden Zeilen',
  ],
  [
    'the ruling report prints only a part of the statement',
    'der geltende Bericht druckt nur einen Teil des Rechenwerks',
  ],
  ['nil adds nothing to the column', 'null fügt der Spalte nichts hinzu'],
];

/** Why a year or a cell is missing. */
const GAPS: readonly Wording[] = [
  [
    'It stands in a separate statement: {apart:words}.',
    'Es steht in einem eigenen Rechenwerk: {apart}.',
  ],
  [
    'No report of this year, and no other report prints it.',
    'Von diesem Jahr gibt es keinen Bericht, und kein anderer druckt es.',
  ],
  [
    'The statement was not found in the report of {year}.',
    'Das Rechenwerk wurde im Bericht {year} nicht gefunden.',
  ],
  [
    'The report of {year} is known, but its file was not downloaded.',
    'Der Bericht {year} ist bekannt, aber seine Datei ist nicht heruntergeladen.',
  ],
  ['Its report prints it {apart:words}.', 'Sein Bericht druckt es {apart}.'],
  ['Its report prints it on another basis.', 'Sein Bericht druckt es auf anderer Grundlage.'],
  [
    'Only an older report prints it, and a newer one restates that year.',
    'Nur ein älterer Bericht druckt sie, und ein neuerer passt dieses Jahr an.',
  ],
  [
    'The report that rules this year does not print it.',
    'Der Bericht, der für dieses Jahr gilt, druckt sie nicht.',
  ],
  [
    'No row of this year is this total, or contains it.',
    'Keine Zeile dieses Jahres ist diese Summe oder enthält sie.',
  ],
  ['The series has no {year}. {detail:words}', 'In der Reihe fehlt {year}. {detail}'],
  ['The series has no {year}.', 'In der Reihe fehlt {year}.'],
  ['The series has no {item} in {year}', 'In der Reihe fehlt {item} für {year}'],
];

/** Notes on companies side by side. */
const COMPARISON: readonly Wording[] = [
  [
    'The {statement} is compiled for {years}, not for the year asked for',
    '{statement}: zusammengeführt für {years}, nicht für das gefragte Jahr',
  ],
  ['No row is known to be {name} in {year}', 'Keine Zeile ist als {name} für {year} bekannt'],
  ['No row of the {statement} is named as {name}', '{statement}: keine Zeile heißt so ({name})'],
  ['Nothing is compiled of the company', 'Von dem Unternehmen ist nichts zusammengeführt'],
  [
    'not found: no row of the statement is named as {name}',
    'nicht gefunden: keine Zeile des Rechenwerks heißt so',
  ],
  [
    'not found: the company has no compiled statement of this type',
    'nicht gefunden: das Unternehmen hat kein zusammengestelltes Rechenwerk dieser Art',
  ],
  [
    'The companies report in different currencies; nothing is converted.',
    'Die Unternehmen berichten in verschiedenen Währungen; nichts ist umgerechnet.',
  ],
  [
    'Money is converted into {currency} by the rates that were loaded: flows at the average of their year, balances at its close.',
    'Geldbeträge sind mit den geladenen Kursen in {currency} umgerechnet: Ströme mit dem Durchschnitt ihres Jahres, Bestände mit dem Schlusskurs.',
  ],
  [
    'The table has no average rate of {currency} for the year that ends on {day}',
    'Die Kurstabelle hat keinen Durchschnittskurs {currency} für das Jahr bis {day}',
  ],
  [
    'The table has no closing rate of {currency} for {day}',
    'Die Kurstabelle hat keinen Schlusskurs {currency} für den {day}',
  ],
  [
    'Rates need the currency they convert into',
    'Zu Kursen gehört die Währung, in die sie umrechnen',
  ],
  [
    '{rate} is no rate of a day, month or year',
    '{rate} ist kein Kurs eines Tages, Monats oder Jahres',
  ],
  ['{currency} has two {kind} rates of {of}', '{currency} hat zwei Kurse ({kind}) für {of}'],
  ['No company has the tag {tag}', 'Kein Unternehmen steht auf der Liste {tag}'],
  [
    '{count:number} companies have the tag {tag}; at most {most:number} are shown at once',
    '{count} Unternehmen stehen auf der Liste {tag}; höchstens {most} werden zugleich gezeigt',
  ],
  [
    'Either company_id or tag says which companies',
    'Entweder company_id oder tag sagt, welche Unternehmen',
  ],
  ['Field required, or tag', 'Das Feld ist nötig, oder tag'],
  ['The statement states no currency', 'Das Rechenwerk nennt keine Währung'],
  [
    'The day that decides the rate is not known',
    'Der Tag, von dem der Kurs abhängt, ist nicht bekannt',
  ],
  [
    'The companies print money in different scales: multiply each by its own scale.',
    'Die Unternehmen drucken Geldbeträge in verschiedenen Skalierungen: Jede Zahl ist mit ihrer eigenen malzunehmen.',
  ],
  [
    'Fiscal years end in different months; years are named as each company names them.',
    'Die Geschäftsjahre enden in verschiedenen Monaten; Jahre heißen, wie das Unternehmen sie nennt.',
  ],
  [
    'Fiscal years end in different months; each stands in the calendar year that holds most of its months.',
    'Die Geschäftsjahre enden in verschiedenen Monaten; jedes steht im Kalenderjahr, in dem seine meisten Monate liegen.',
  ],
  [
    '{company}: the last day is not known of {years}, so no calendar year has it.',
    '{company}: Der letzte Tag ist nicht bekannt von {years}; es steht in keinem Kalenderjahr.',
  ],
  [
    '{company}: {years} fall into the calendar year {calendar}, which has none of them.',
    '{company}: {years} fallen in das Kalenderjahr {calendar}, das keines von ihnen zeigt.',
  ],
  [
    "{company}: older years of {rows} are printed before a stock split; their sources hold them on today's basis too.",
    '{company}: Ältere Jahre von {rows} sind vor einem Aktiensplit gedruckt; ihre Quellen nennen sie auch auf heutiger Grundlage.',
  ],
];

export const SERIES: readonly Wording[] = [
  ...NOTES,
  ...TABLES,
  ...ALARMS,
  ...RAW_DATA,
  ...WHY,
  ...STANDING,
  ...GAPS,
  ...COMPARISON,
];
