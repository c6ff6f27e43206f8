import type { Wording } from '../wording.js';

/** What the service says of its own records, limits and neighbours. */
export const SERVICE: readonly Wording[] = [
  ['{kind:words} {id} does not exist', '{kind} gibt es nicht (mehr)'],
  ['{kind:words} {id} no longer exists', '{kind} gibt es nicht mehr'],
  ['There is no document {id}', 'Dieses Dokument gibt es nicht'],
  ['Dead letter {id} does not exist', 'Diese unzustellbare Nachricht gibt es nicht'],
  [
    'The message is not JSON: it can only be discarded',
    'Die Nachricht ist kein JSON: Sie ist nur zu verwerfen',
  ],
  ['The message can only be discarded: {reason}', 'Die Nachricht ist nur zu verwerfen: {reason}'],
  [
    'Document {id} already has an extraction of type {type} (id {extraction})',
    'Das Dokument hat schon eine Lesung dieser Art',
  ],
  [
    '{kind:words} {id} is at version {version}, not {expected}',
    '{kind}: Jemand anderes hat den Eintrag inzwischen geändert',
  ],
  [
    '{kind:words} {id} is not the version that If-Match names',
    '{kind}: Jemand anderes hat den Eintrag inzwischen geändert',
  ],
  ['Task {id} was revoked', 'Die Aufgabe wurde abgebrochen'],
  ['Task {id} has ended in {status}', 'Die Aufgabe ist schon beendet'],
  [
    'Task {id} has ended and cannot ask for other tasks',
    'Die Aufgabe ist beendet und kann keine weiteren starten',
  ],
  [
    'Attempt {attempt} of task {id} is no longer the current one',
    'Der Versuch {attempt} der Aufgabe ist nicht mehr der jetzige',
  ],
  [
    'Attempt {attempt} of task {id} is already running',
    'Der Versuch {attempt} der Aufgabe läuft schon',
  ],
  ['Task {id} will be tried again later', 'Die Aufgabe wird später noch einmal versucht'],
  ['The message can only be discarded: ', 'Die Nachricht ist nur zu verwerfen'],
  ['unreadable: {reason}', 'nicht lesbar: {reason}'],
  [
    'gave up after {count:number} deliveries: {reason}',
    'aufgegeben nach {count} Zustellungen: {reason}',
  ],
  ['the broker gave up: {reason}', 'der Broker hat aufgegeben: {reason}'],
  ['the workflow is broken: {reason}', 'der Ablauf ist fehlerhaft: {reason}'],
  ['{operation} needs a document', 'Dieser Vorgang braucht ein Dokument'],
  ['The watch of company {id} is never due', 'Die Beobachtung würde nie fällig'],
  ['The database cannot be reached', 'Die Datenbank ist nicht erreichbar'],
  ['The database has no room left', 'Die Datenbank hat keinen Platz mehr'],
  ['The database took too long', 'Die Datenbank brauchte zu lange'],
  ['The change collided with another one', 'Die Änderung stieß mit einer anderen zusammen'],
  [
    'A text holds a character that cannot be stored',
    'Ein Text enthält ein Zeichen, das nicht zu speichern ist',
  ],
  ['The broker did not confirm in time', 'Der Broker hat nicht rechtzeitig bestätigt'],
  ['The broker was closed before it was open', 'Der Broker wurde geschlossen, bevor er offen war'],
  ['No queue takes {name}', 'Keine Warteschlange nimmt {name}'],
  [
    '{type} has {bytes:number} bytes; at most {most:number} are allowed',
    '{type} hat {bytes} Bytes; erlaubt sind höchstens {most}',
  ],
  ['No file is stored under {key}', 'Unter {key} ist keine Datei gespeichert'],
  ['The file store could not be used while {doing}', 'Der Dateispeicher war nicht zu benutzen'],
  [
    'An object key has the form company_<id>/<year>/<file>',
    'Ein Schlüssel hat die Form company_<id>/<year>/<file>',
  ],
  [
    'A listing prefix has the form company_<id>/ or company_<id>/<year>/',
    'Der Anfang einer Auflistung hat die Form company_<id>/ oder company_<id>/<year>/',
  ],
  [
    'The stored file {key} is not the one that was downloaded ({hashes}). Download it again{how}',
    'Die gespeicherte Datei {key} ist nicht die heruntergeladene ({hashes}). Laden Sie sie noch einmal herunter',
  ],
  [
    'Document {id} has no stored file. Download it first: POST /api/v1/tasks/documents/{document}/download',
    'Das Dokument hat keine gespeicherte Datei. Laden Sie es zuerst herunter',
  ],
  [
    'The file of document {id} is not downloaded yet',
    'Die Datei des Dokuments ist noch nicht heruntergeladen',
  ],
  ['The file of the document is not in the store', 'Die Datei des Dokuments ist nicht gespeichert'],
  [
    'The stored file is larger than {most:number} bytes',
    'Die gespeicherte Datei ist größer als {most} Bytes',
  ],
  [
    'The {statement} read on pages {pages} has {rows:number} rows, too many for a statement.',
    'Was auf den Seiten {pages} gelesen wurde, hat {rows} Zeilen, zu viele für ein Rechenwerk.',
  ],
  [
    'Judging what the document is takes {limit:words}',
    'Zu beurteilen, was das Dokument ist, braucht {limit}',
  ],
  [
    'Compiling the statements takes {limit:words}',
    'Die Rechenwerke zusammenzustellen braucht {limit}',
  ],
  ['Compiling the series takes {limit:words}', 'Die Reihe zusammenzustellen braucht {limit}'],
  [
    'The export takes {limit:words}; export one statement, or as CSV',
    'Der Export braucht {limit}; exportieren Sie ein Rechenwerk oder als CSV',
  ],
  ['more than {seconds:number} s', 'mehr als {seconds} s'],
  ['more than {memory:number} MB of memory', 'mehr als {memory} MB Speicher'],
  ['Too many page pictures are being rendered', 'Zu viele Seitenbilder werden gerade gezeichnet'],
  ['Too many {jobs}', 'Zu vieles davon läuft gerade'],
  [
    'The page cannot be rendered: its reader ended',
    'Die Seite ist nicht zu zeichnen: Das Lesen brach ab',
  ],
  ['The page takes too long to render', 'Die Seite zu zeichnen dauert zu lange'],
  ['The page takes too much memory to render', 'Die Seite zu zeichnen braucht zu viel Speicher'],
  ['The file has {bytes:number} bytes', 'Die Datei hat {bytes} Bytes'],
  ['Review {id} is settled', 'Dieser Prüffall ist schon entschieden'],
  [
    'Review {id} was settled at {time}: {verdict}',
    'Dieser Prüffall wurde schon entschieden ({time})',
  ],
  [
    'Review {id} was settled by {who} at {time}: {verdict}',
    'Diesen Prüffall hat {who} schon entschieden ({time})',
  ],
  [
    'Review {id} is open: there is nothing to undo',
    'Dieser Prüffall ist offen: Es gibt nichts zurückzunehmen',
  ],
  ['Company {id} has no move {move}', 'Diese Verschiebung gibt es nicht'],
  [
    'This deployment has no FDE_WEBHOOK_KEY, and therefore no webhooks',
    'Diese Installation hat keinen FDE_WEBHOOK_KEY und daher keine Webhooks',
  ],
  [
    'The secret was not sealed with this FDE_WEBHOOK_KEY',
    'Das Geheimnis ist nicht mit diesem FDE_WEBHOOK_KEY versiegelt',
  ],
  [
    '{host} has {total:number} webhooks, as many as WEBHOOKS_PER_HOST allows: remove one, or add the events to one of them',
    '{host} hat schon {total} Webhooks, so viele wie WEBHOOKS_PER_HOST erlaubt: Entfernen Sie einen, oder geben Sie einem davon die Ereignisse',
  ],
  [
    'There are {total:number} webhooks, as many as WEBHOOKS_IN_ALL allows: remove one',
    'Es gibt schon {total} Webhooks, so viele wie WEBHOOKS_IN_ALL erlaubt: Entfernen Sie einen',
  ],
  ['No {what:words} {id}', '{what} gibt es nicht'],
  [
    'One client may start {most:number} tasks a minute',
    'Ein Client darf {most} Aufgaben je Minute starten',
  ],
  [
    'One client may add {most:number} extractions a minute',
    'Ein Client darf {most} Lesungen je Minute anlegen',
  ],
  [
    'One client may follow {most:number} tasks at once',
    'Ein Client darf {most} Aufgaben gleichzeitig verfolgen',
  ],
  [
    'This gateway already serves as many event streams as it can',
    'Mehr Aufgaben kann der Dienst zurzeit nicht verfolgen lassen',
  ],
  ['The API key was revoked', 'Der API-Schlüssel wurde widerrufen'],
  ['The API key has expired', 'Der API-Schlüssel ist abgelaufen'],
  ['The API key is not known', 'Der API-Schlüssel ist unbekannt'],
  ['This service accepts API keys alone', 'Dieser Dienst nimmt nur API-Schlüssel an'],
  ['The access token cannot be read', 'Das Zugriffstoken ist nicht lesbar'],
  [
    'This operation requires a bearer token with the scope {scope}',
    'Dieser Vorgang braucht ein Zugriffstoken mit der Berechtigung {scope}',
  ],
  [
    'This operation requires a token with the scope {scope}',
    'Dieser Vorgang braucht ein Zugriffstoken mit der Berechtigung {scope}',
  ],
  [
    'Tokens cannot be checked: their issuer does not answer',
    'Zugriffstoken sind nicht zu prüfen: Ihr Aussteller antwortet nicht',
  ],
  [
    'The task failed for an unexpected reason; the log of the service has the details',
    'Die Aufgabe scheiterte aus unerwartetem Grund; Näheres steht im Protokoll des Dienstes',
  ],
  [
    'The service could not answer; its log has the reason under the request id',
    'Der Dienst konnte nicht antworten; der Grund steht in seinem Protokoll',
  ],
  ['There is nothing at {path}', 'Unter {path} ist nichts'],
  ['{method} is not supported at {path}', '{method} ist unter {path} nicht möglich'],
  [
    'This service is not known as {name}; the setting API_HOSTS lists its names',
    'Dieser Dienst ist nicht als {name} bekannt; die Einstellung API_HOSTS nennt seine Namen',
  ],
  [
    'Pages of {origin} may read and not write; the setting CORS_ORIGINS lists those that may',
    'Seiten von {origin} dürfen lesen und nicht schreiben; die Einstellung CORS_ORIGINS nennt die, die es dürfen',
  ],
  [
    'The request body must be application/json in UTF-8, not {type}',
    'Der Inhalt der Anfrage muss application/json in UTF-8 sein, nicht {type}',
  ],
  [
    'The request body must be one of {types}, not {type}',
    'Die Datei muss eine dieser Arten haben: {types}; sie hat: {type}',
  ],
  [
    'The Content-Encoding of the request body must be gzip, deflate or br',
    'Die Kodierung der Anfrage muss gzip, deflate oder br sein',
  ],
  [
    'The request body is larger than {most:number} bytes',
    'Die Datei oder Anfrage ist größer als {most} Bytes',
  ],
  [
    'The request body did not arrive within {seconds:number} seconds',
    'Die Anfrage kam nicht in {seconds} Sekunden an',
  ],
  ['The request has no Host header', 'Der Anfrage fehlt die Kopfzeile Host'],
  ['The request has more than one Host header', 'Die Anfrage hat mehr als eine Kopfzeile Host'],
  [
    'The only expectation that can be met is 100-continue',
    'Nur die Erwartung 100-continue ist erfüllbar',
  ],
  [
    'The request took longer than {seconds:number} seconds',
    'Die Anfrage dauerte länger als {seconds} Sekunden',
  ],
];
