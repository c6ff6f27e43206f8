import type { Wording } from '../wording.js';

/** How a task, a page of a site or a delivery ended that did not come to its own end. */
export const ENDINGS: readonly Wording[] = [
  [
    'The worker died in {count:number} attempts',
    'Der ausführende Prozess ist in {count} Versuchen abgestürzt',
  ],
  [
    'The worker disappeared without reporting an end',
    'Der ausführende Prozess verschwand, ohne ein Ende zu melden',
  ],
  ['The service was stopped', 'Der Dienst wurde angehalten'],
  ['the service is stopping', 'der Dienst hält an'],
  ['Revoked by a client', 'Auf Wunsch abgebrochen'],
  [
    'the time limit of the task they belong to has passed',
    'die Zeit der Aufgabe, zu der sie gehören, ist abgelaufen',
  ],
  [
    'The task did not end within its time limit; {open:number} of its {total:number} parts were still open',
    'Die Aufgabe war nicht in ihrer Zeit zu Ende; {open} ihrer {total} Teile waren noch offen',
  ],
  [
    'The statements could not be compiled: {reason:words}',
    'Die Rechenwerke konnten nicht zusammengestellt werden: {reason}',
  ],
  ['the task was revoked', 'die Aufgabe wurde abgebrochen'],
  [
    'The document could not be read: the program met an error of its own.',
    'Das Dokument wurde nicht gelesen: Das Programm hatte einen eigenen Fehler.',
  ],
  ['The document could not be read.', 'Das Dokument war nicht lesbar.'],
  ['{url:url} took longer than {seconds:number} s', '{url} hat länger als {seconds} s gebraucht'],
  ['The site was read', 'Die Website wurde gelesen'],
  ['the budget of {count:number} pages is used up', 'die erlaubten {count} Seiten sind verbraucht'],
  [
    'it was not shown to its end within {seconds:number} s',
    'die Seite war in {seconds} s nicht zu Ende gezeigt',
  ],
  [
    '"{control}" was not used: the page did not answer in time',
    '„{control}“ wurde nicht benutzt: Die Seite antwortete nicht rechtzeitig',
  ],
  [
    'its list goes on after {count:number} times "{what}"',
    'ihre Liste geht nach {count}-mal „{what}“ weiter',
  ],
  ['its list has more than {count:number} pages', 'ihre Liste hat mehr als {count} Seiten'],
  [
    '{count:number} of its {total:number} years were not chosen',
    '{count} ihrer {total} Jahre wurden nicht gewählt',
  ],
  [
    'Not followed, because they do something: {urls}',
    'Nicht aufgerufen, weil sie etwas auslösen: {urls}',
  ],
  ['internal_error: the request could not be made', 'die Anfrage war nicht zu stellen'],
  ['redirected: redirects are not followed', 'Weiterleitungen werden nicht verfolgt'],
];

/** Why a document is taken for what it is. */
export const TAKEN_FOR: readonly Wording[] = [
  ['a tagged report', 'ein ausgezeichneter Bericht'],
  ['a tagged report of {name}', 'ein ausgezeichneter Bericht von {name}'],
  ['a tagged report for {from:day} to {to:day}', 'ein ausgezeichneter Bericht für {from} bis {to}'],
  [
    'a tagged report for {from:day} to {to:day} of {name}',
    'ein ausgezeichneter Bericht für {from} bis {to} von {name}',
  ],
  ['tagged as {type}', 'ausgezeichnet als {type}'],
  ['tagged as {type} of {name}', 'ausgezeichnet als {type} von {name}'],
  ['tagged as {type} for {from:day} to {to:day}', 'ausgezeichnet als {type} für {from} bis {to}'],
  [
    'tagged as {type} for {from:day} to {to:day} of {name}',
    'ausgezeichnet als {type} für {from} bis {to} von {name}',
  ],
  ['{model} takes it for {type}', '{model} sieht darin {type}'],
  ['a language model takes it for {type}', 'ein Sprachmodell sieht darin {type}'],
  ['the rules, in doubt, said {type}', 'die Regeln sagten im Zweifel {type}'],
  ['it is another body\'s: "{name}"', 'es gehört einem anderen: „{name}“'],
];
