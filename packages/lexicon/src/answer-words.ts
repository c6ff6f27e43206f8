import { phrasesOf } from './phrases.js';

/** What a site answers in words where it gives no page although its answer says that it does. */
export type AnswerKind = 'not_found' | 'maintenance' | 'blocked' | 'login';

/** In all languages, as titles and headings of such answers are worded; matched as the phrases of `ReportLexicon` are. */
export const ANSWER_WORDS: Readonly<Record<AnswerKind, readonly string[]>> = {
  not_found: phrasesOf(`
    page not found, page was not found, page cannot be found, page can t be found, page could not be found,
    404 not found, error 404, 404 error, http 404, 404 page, not found 404, file not found, nothing found,
    page does not exist, page doesn t exist, page you requested does not exist,
    page you requested doesn t exist, we have moved, has moved to a new address, domain is for sale,
    domain for sale, buy this domain, domain has expired, page you requested could not be found,
    page you are looking for, no longer available, this page has been removed, this page has moved,
    seite nicht gefunden, seite wurde nicht gefunden, fehler 404, page introuvable,
    page non trouvée, erreur 404, página no encontrada, error de página, página não encontrada,
    erro 404, pagina non trovata, errore 404, pagina niet gevonden, sidan hittades inte,
    siden ble ikke funnet, siden blev ikke fundet, sivua ei löytynyt, nie znaleziono strony,
    strona nie została znaleziona, stránka nenalezena, az oldal nem található, pagina nu a fost găsită,
    halaman tidak ditemukan, sayfa bulunamadı, страница не найдена, الصفحة غير موجودة,
    ページが見つかりません, お探しのページ, 页面不存在, 找不到页面, 找不到頁面, 페이지를 찾을 수 없습니다,
    η σελίδα δεν βρέθηκε`),
  maintenance: phrasesOf(`
    under maintenance, scheduled maintenance, down for maintenance, site maintenance, maintenance mode,
    undergoing maintenance, maintenance work, temporarily unavailable, temporarily down, be right back,
    be back soon, back shortly, account suspended, account has been suspended,
    error establishing a database connection, coming soon, under construction, wartungsarbeiten, wartungsmodus, wartung,
    vorübergehend nicht erreichbar, en maintenance, maintenance en cours, temporairement indisponible,
    en mantenimiento, temporalmente no disponible, em manutenção, temporariamente indisponível,
    in manutenzione, temporaneamente non disponibile, in onderhoud, onderhoudswerkzaamheden,
    tijdelijk niet beschikbaar, underhåll, vedlikehold, vedligeholdelse, huoltokatko,
    przerwa techniczna, prace konserwacyjne, údržba, karbantartás, în mentenanță,
    sedang dalam pemeliharaan, bakımdayız, bakım çalışması, технические работы, техническое обслуживание,
    قيد الصيانة, メンテナンス中, メンテナンスのお知らせ, 系统维护, 網站維護, 网站维护, 점검 중, υπό συντήρηση`),
  blocked: phrasesOf(`
    access denied, access to this page has been denied, access to this site has been denied,
    you have been blocked, you are blocked, request blocked, request was blocked, request has been blocked,
    request unsuccessful, request rejected, unusual traffic, automated access, automated requests,
    blocked by, security check, not available in your country, not available in your region,
    not available in your location, 403 forbidden, forbidden, zugriff verweigert, zugriff blockiert,
    accès refusé, accès interdit, acceso denegado, acesso negado, accesso negato, toegang geweigerd,
    åtkomst nekad, adgang nægtet, ingen tilgang, pääsy estetty, odmowa dostępu, přístup odepřen,
    hozzáférés megtagadva, acces interzis, akses ditolak, erişim engellendi, доступ запрещен,
    تم رفض الوصول, アクセスが拒否, 访问被拒绝, 存取遭拒, 접근이 거부, δεν επιτρέπεται η πρόσβαση`),
  login: phrasesOf(`
    unauthorized, unauthorised, authentication required, login required, please log in, please login,
    you must be logged in, you must log in, you need to sign in, sign in to continue, log in to continue,
    session expired, not authenticated, invalid token, members only, bitte melden sie sich an,
    anmeldung erforderlich, veuillez vous connecter, connexion requise, inicie sesión, faça login,
    effettua il login, log in om, logga in för, войдите, требуется авторизация, ログインしてください,
    请登录, 請登入, 로그인이 필요`),
};
