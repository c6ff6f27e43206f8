import type { Wording } from '../wording.js';

/** What the language model answers, or keeps from answering. */
export const LANGUAGE_MODEL: readonly Wording[] = [
  [
    'The language model "{model}" gave no usable answer in two attempts ({reason}). Choose a larger LLM_MODEL, or raise LLM_MAX_OUTPUT_TOKENS where the answer was cut off.',
    'Das Sprachmodell „{model}“ gab in zwei Versuchen keine brauchbare Antwort ({reason}). Wählen Sie ein größeres LLM_MODEL, oder erhöhen Sie LLM_MAX_OUTPUT_TOKENS, falls die Antwort abgeschnitten war.',
  ],
  [
    'The language model at {host} ({provider}) answered {status}. {advice:words}',
    'Das Sprachmodell unter {host} ({provider}) antwortete {status}. {advice}',
  ],
  ['{advice:words} ({detail})', '{advice} ({detail})'],
  [
    'The language model at {host} ({provider}) cannot be reached ({detail}). The task is tried again; if this lasts, check the network and LLM_BASE_URL.',
    'Das Sprachmodell unter {host} ({provider}) ist nicht erreichbar ({detail}). Die Aufgabe wird noch einmal versucht; bleibt es dabei, prüfen Sie das Netz und LLM_BASE_URL.',
  ],
  [
    'The language model at {host} ({provider}) withheld its answer ({reason}). Asking again does not help; another LLM_MODEL may.',
    'Das Sprachmodell unter {host} ({provider}) hielt seine Antwort zurück ({reason}). Noch einmal zu fragen hilft nicht, vielleicht aber ein anderes LLM_MODEL.',
  ],
  [
    'The server at {host} does not answer like the Gemini API ({detail}). Check LLM_PROVIDER and LLM_BASE_URL.',
    'Der Server unter {host} antwortet nicht wie die Gemini-Schnittstelle ({detail}). Prüfen Sie LLM_PROVIDER und LLM_BASE_URL.',
  ],
  [
    'The server at {host} does not answer like an OpenAI-compatible API ({detail}). Check LLM_PROVIDER and LLM_BASE_URL.',
    'Der Server unter {host} antwortet nicht wie eine OpenAI-Schnittstelle ({detail}). Prüfen Sie LLM_PROVIDER und LLM_BASE_URL.',
  ],
  [
    'The language model at {host} did not answer within {seconds:number} s. It will be asked again; if this lasts, raise LLM_TIMEOUT_SECONDS or choose a faster LLM_MODEL.',
    'Das Sprachmodell unter {host} antwortete nicht in {seconds} s. Es wird noch einmal gefragt; bleibt es dabei, erhöhen Sie LLM_TIMEOUT_SECONDS, oder wählen Sie ein schnelleres LLM_MODEL.',
  ],
  [
    'The key is not accepted: check {setting}, and that it may use "{model}".',
    'Der Schlüssel gilt nicht: Prüfen Sie {setting}, und ob er „{model}“ benutzen darf.',
  ],
  [
    "The account's quota is used up: raise it with the provider, or set LLM_PROVIDER=none to go on without.",
    'Das Kontingent des Kontos ist verbraucht: Erhöhen Sie es beim Anbieter, oder setzen Sie LLM_PROVIDER=none.',
  ],
  [
    'Too many requests for now; the task is tried again.',
    'Zurzeit zu viele Anfragen; die Aufgabe wird noch einmal versucht.',
  ],
  [
    'There is no model "{model}": set LLM_MODEL to one that the provider offers, and check LLM_BASE_URL.',
    'Ein Modell „{model}“ gibt es nicht: Setzen Sie LLM_MODEL auf eines des Anbieters, und prüfen Sie LLM_BASE_URL.',
  ],
  [
    'The provider has a fault of its own; the task is tried again.',
    'Der Anbieter hat einen eigenen Fehler; die Aufgabe wird noch einmal versucht.',
  ],
  [
    'The request is not accepted: check LLM_MODEL and LLM_BASE_URL.',
    'Die Anfrage gilt nicht: Prüfen Sie LLM_MODEL und LLM_BASE_URL.',
  ],
  [
    'LLM_PRICES must be JSON of the form {json}, US dollars for a million tokens.',
    'LLM_PRICES muss JSON der Form {json} sein, US-Dollar für eine Million Token.',
  ],
];
