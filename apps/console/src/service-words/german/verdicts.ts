import type { Wording } from '../wording.js';

/** Why the word of a person cannot be taken. */
export const VERDICTS: readonly Wording[] = [
  [
    'The statement has {count:number} columns: give as many years, separated by commas',
    'Das Rechenwerk hat {count} Spalten: Geben Sie ebenso viele Jahre an, durch Kommas getrennt',
  ],
  ['Each column needs a year of its own', 'Jede Spalte braucht ein eigenes Jahr'],
  ['Each year needs a number', 'Jedes Jahr braucht eine Zahl'],
  [
    'The {what:words} can be confirmed, or the statement set aside; it cannot be given a value',
    '{what}: Das lässt sich bestätigen, oder das Rechenwerk beiseitelegen; ein Wert lässt sich nicht angeben',
  ],
  ['A scale is a number above 0', 'Eine Skalierung ist eine Zahl über 0'],
  ['A currency is an ISO 4217 code such as EUR', 'Eine Währung ist ein Code nach ISO 4217 wie EUR'],
  ['A correction needs the printed value', 'Eine Korrektur braucht den gedruckten Wert'],
  ['The value of a figure must be a number', 'Der Wert muss eine Zahl sein'],
  [
    'Missing years can be confirmed or put off; upload a report of them, or have one read, to fill them',
    'Fehlende Jahre lassen sich bestätigen oder zurückstellen; ein hochgeladener oder gelesener Bericht füllt sie',
  ],
  ['Name the company whose report it is', 'Nennen Sie das Unternehmen, dessen Bericht es ist'],
  ['A box needs its page', 'Ein Rahmen braucht seine Seite'],
  [
    'The raw data of the extraction is no longer a statement',
    'Die Rohdaten der Lesung sind kein Rechenwerk mehr',
  ],
  ['No number was read there', 'Dort wurde keine Zahl gelesen'],
  [
    'It is no ISO 8601 duration of weeks, days, hours, minutes and seconds',
    'Es ist keine Dauer nach ISO 8601 aus Wochen, Tagen, Stunden, Minuten und Sekunden',
  ],
  [
    'It is not between an hour (PT1H) and 92 days (P92D)',
    'Es liegt nicht zwischen einer Stunde (PT1H) und 92 Tagen (P92D)',
  ],
  ['It is not a time zone of the IANA database', 'Es ist keine Zeitzone der IANA-Datenbank'],
  ['Its time never comes', 'Seine Zeit kommt nie'],
  [
    'Its times are less than an hour apart',
    'Seine Zeiten liegen weniger als eine Stunde auseinander',
  ],
  [
    'It is not a cron expression: minute, hour, day of the month, month, day of the week',
    'Es ist kein Cron-Ausdruck: Minute, Stunde, Tag des Monats, Monat, Wochentag',
  ],
  [
    'A watch has an interval or a cron expression, not both',
    'Eine Beobachtung hat ein Intervall oder einen Cron-Ausdruck, nicht beides',
  ],
  [
    'A watch has an interval or a cron expression',
    'Eine Beobachtung hat ein Intervall oder einen Cron-Ausdruck',
  ],
  [
    'Input should have 1 to {most:number} characters',
    'Die Eingabe soll 1 bis {most} Zeichen haben',
  ],
];
