import type { Wording } from '../wording.js';

/** What happens when a site or a file is asked for; `{url}` is the address without its secrets. */
export const WEB: readonly Wording[] = [
  [
    '{url:url} does something: not asked for',
    '{url} löst etwas aus und wird daher nicht aufgerufen',
  ],
  ['{url:url} asks for a login (401)', '{url} verlangt eine Anmeldung (401)'],
  ['{url:url} refuses access (403)', '{url} verweigert den Zugang (403)'],
  ['{url:url} does not exist (404)', '{url} gibt es nicht (404)'],
  [
    '{url:url} asks for a login at a proxy (407)',
    '{url} verlangt eine Anmeldung an einem Proxy (407)',
  ],
  ['{url:url} gave up waiting (408)', '{url} hat das Warten aufgegeben (408)'],
  ['{url:url} is gone for good (410)', '{url} gibt es nicht mehr (410)'],
  ['{url:url} asks to come back later (429)', '{url} bittet, später wiederzukommen (429)'],
  [
    '{url:url} asks to come back later (429), in {seconds:number} seconds',
    '{url} bittet, in {seconds} Sekunden wiederzukommen (429)',
  ],
  [
    '{url:url} is withheld for legal reasons (451)',
    '{url} wird aus rechtlichen Gründen zurückgehalten (451)',
  ],
  [
    '{url:url} answers with a server error ({status})',
    '{url} antwortet mit einem Serverfehler ({status})',
  ],
  [
    '{url:url} answers with a server error ({status}), in {seconds:number} seconds',
    '{url} antwortet mit einem Serverfehler ({status}) und bittet, in {seconds} Sekunden wiederzukommen',
  ],
  ['{url:url} answers with status {status}', '{url} antwortet mit dem Status {status}'],
  [
    '{url:url} has no trusted certificate ({code})',
    '{url} hat kein vertrauenswürdiges Zertifikat ({code})',
  ],
  [
    '{url:url} has a host name that does not resolve',
    '{url} hat einen Hostnamen, den es nicht gibt',
  ],
  ['{host} is a host name that does not resolve', 'Den Hostnamen {host} gibt es nicht'],
  ['{url:url} could not be reached', '{url} ist nicht erreichbar'],
  ['{url:url} could not be reached ({code})', '{url} ist nicht erreichbar ({code})'],
  [
    'robots.txt of {host} asks programs not to read {url:url}',
    'Die robots.txt von {host} bittet Programme, {url} nicht zu lesen',
  ],
  ['{url:url} redirects in a circle', '{url} leitet im Kreis weiter'],
  [
    '{url:url} redirects more than {count:number} times',
    '{url} leitet öfter als {count}-mal weiter',
  ],
  [
    '{url:url} did not answer within {seconds:number} s',
    '{url} hat nicht in {seconds} s geantwortet',
  ],
  [
    '{url:url} announces {bytes:number} bytes, more than the limit of {most:number}',
    '{url} kündigt {bytes} Bytes an, mehr als die Grenze von {most}',
  ],
  [
    '{url:url} is larger than the limit of {most:number} bytes',
    '{url} ist größer als die Grenze von {most} Bytes',
  ],
  ['{url:url} sent nothing for {seconds:number} s', '{url} hat {seconds} s lang nichts gesendet'],
  [
    '{url:url} sends less than {rate:number} bytes a second',
    '{url} sendet weniger als {rate} Bytes je Sekunde',
  ],
  [
    '{url:url} was not received within {seconds:number} s',
    '{url} war in {seconds} s nicht empfangen',
  ],
  [
    '{host} leads to the address {address} ({kind}), which is not a public one; FDE_ALLOW_HOSTS can allow it',
    '{host} führt zur Adresse {address} ({kind}), die nicht öffentlich ist; FDE_ALLOW_HOSTS kann sie erlauben',
  ],
  [
    '{host} was connected to an address that is not a public one',
    '{host} wurde mit einer Adresse verbunden, die nicht öffentlich ist',
  ],
  ['The address is longer than {most:number} letters', 'Die Adresse ist länger als {most} Zeichen'],
  ['The address is not a valid URL', 'Die Adresse ist keine gültige URL'],
  [
    'Only http and https addresses are read, not {protocol}',
    'Nur Adressen mit http und https werden gelesen, nicht {protocol}',
  ],
  [
    'The address {url:url} carries a user name or password, which is not sent',
    'Die Adresse {url} enthält einen Benutzernamen oder ein Passwort; beides wird nicht gesendet',
  ],
  ['{url:url} leads to a login page', '{url} führt zu einer Anmeldeseite'],
  ['{url:url} is not a web page but {type}', '{url} ist keine Webseite, sondern {type}'],
  ['{url:url} cannot be read as a page: {why}', '{url} ist nicht als Seite lesbar: {why}'],
  [
    '{url:url} could not be shown within {seconds:number} s and {memory:number} MB',
    '{url} war nicht in {seconds} s und mit {memory} MB zu zeigen',
  ],
  [
    '{url:url} could not be read within {seconds:number} s',
    '{url} war nicht in {seconds} s lesbar',
  ],
  [
    '{url:url} needs more memory or depth than a page may',
    '{url} braucht mehr Speicher oder Tiefe, als eine Seite darf',
  ],
  ['{url:url} ended the reading thread', '{url} hat das Lesen abgebrochen'],
  ['it is not a page', 'es ist keine Seite'],
  ['it is not a sitemap', 'es ist keine Sitemap'],
  ['The browser could not be started', 'Der Browser war nicht zu starten'],
  ['What is not shown is not fetched', 'Was nicht gezeigt wird, wird nicht geholt'],
  ['FDE_BROWSER: there is no {path}', 'FDE_BROWSER: {path} gibt es nicht'],
  ['unasked 304', 'unerwartete Antwort 304'],
  ['{url:url} is not a PDF but {kind:words}', '{url} ist kein PDF, sondern {kind}'],
  ['{url:url} is not a PDF but {type}', '{url} ist kein PDF, sondern {type}'],
  ['an empty file', 'eine leere Datei'],
  [
    'a ZIP file (XHTML package, spreadsheet or document)',
    'eine ZIP-Datei (XHTML-Paket, Tabelle oder Dokument)',
  ],
  ['something unknown', 'etwas Unbekanntes'],
  ['an HTML page', 'eine HTML-Seite'],
  ['an HTML page, which asks for a login', 'eine HTML-Seite, die eine Anmeldung verlangt'],
  ['an HTML page titled "{title}"', 'eine HTML-Seite mit dem Titel „{title}“'],
  [
    'an HTML page titled "{title}", which asks for a login',
    'eine HTML-Seite mit dem Titel „{title}“, die eine Anmeldung verlangt',
  ],
  ['{url:url} is a ZIP file without a report', '{url} ist eine ZIP-Datei ohne Bericht'],
  [
    '{url:url} broke off after {bytes:number} of {total:number} bytes',
    '{url} brach nach {bytes} von {total} Bytes ab',
  ],
  [
    '{url:url} gave more than the {total:number} bytes of the file',
    '{url} lieferte mehr als die {total} Bytes der Datei',
  ],
  ['{url:url} ended in the middle of the file', '{url} endete mitten in der Datei'],
  [
    '{url:url} sent other parts of the file than requested',
    '{url} sandte andere Teile der Datei als verlangt',
  ],
  [
    'Document {id} has neither an address to download from nor a stored file',
    'Das Dokument hat weder eine Adresse zum Herunterladen noch eine gespeicherte Datei',
  ],
  [
    'Document {id} has no address to download from',
    'Das Dokument hat keine Adresse zum Herunterladen',
  ],
];
