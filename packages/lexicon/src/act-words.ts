import { phrasesOf } from './phrases.js';

/** What links and buttons do besides showing something, in the words of one language. */
interface ActWords {
  /** A deed: something is sent, ordered, changed or removed in the visitor's name. */
  readonly deeds: readonly string[];
  /** What a visitor is to state about himself: where he lives, what kind of investor he is. */
  readonly aboutPerson: readonly string[];
}

/** By language (ISO 639-1). Written and matched as the phrases of `ReportLexicon` are. */
export const ACT_WORDS: Readonly<Record<string, ActWords>> = {
  en: {
    deeds: phrasesOf(`
      delete, remove report, remove document, remove item, unsubscribe, subscribe, opt out,
      add to cart, add to basket, add to bag, add to wishlist, add to order, checkout, check out now,
      buy now, purchase now, place order, order now, order a copy, order copies, order a printed copy,
      order printed, order print, order hard copy, request a printed copy, request hard copy, log out,
      logout, log off, sign out, sign off, vote now, donate, pay now,
      cancel subscription, cancel order, send by email, email this, report abuse,
      reset password, close account, move to trash`),
    aboutPerson: phrasesOf(`
      not a us person, not a u s person, not us persons, not u s persons, not a citizen, not resident,
      not a resident, am a resident, are a resident, not located in, am not located, are not located,
      am located outside, are located outside, located outside the united states,
      outside of the united states, permanent residence, country of residence, professional investor,
      professional client, institutional investor, qualified investor, accredited investor,
      eligible counterparty, retail investor, private investor, over 18, 18 years of age, of legal age,
      i certify, i declare, i warrant, i represent that, you certify, you represent that,
      you warrant that, journalist, i am a shareholder`),
  },
  de: {
    deeds: phrasesOf(`
      löschen, entfernen, abmelden, abbestellen, abonnieren, in den warenkorb, warenkorb, bestellen,
      jetzt kaufen, kaufen, zur kasse, ausloggen, spenden, druckexemplar anfordern`),
    aboutPerson: phrasesOf(`
      keine us person, keine u s person, nicht in den usa, nicht in den vereinigten staaten, wohnsitz,
      ansässig, professioneller anleger, professioneller investor, institutioneller anleger,
      qualifizierter anleger, privatanleger, ich versichere, ich erkläre, volljährig, 18 jahre`),
  },
  fr: {
    deeds: phrasesOf(`
      supprimer, effacer, se désabonner, désabonner, s abonner, ajouter au panier, panier, commander,
      acheter, se déconnecter, déconnexion, faire un don`),
    aboutPerson: phrasesOf(`
      pas une us person, pas un ressortissant, ne réside pas, ne résidez pas, résident de,
      pays de résidence, investisseur professionnel, investisseur institutionnel,
      investisseur qualifié, je certifie, je déclare, majeur, 18 ans`),
  },
  es: {
    deeds: phrasesOf(`
      eliminar, borrar, darse de baja, cancelar suscripción, suscribirse, añadir al carrito,
      agregar al carrito, carrito, comprar, cerrar sesión, donar`),
    aboutPerson: phrasesOf(`
      no soy una us person, no soy residente, no resido, país de residencia, inversor profesional,
      inversor institucional, inversor cualificado, certifico, declaro, mayor de edad, 18 años`),
  },
  it: {
    deeds: phrasesOf(`
      elimina, cancella, rimuovi, disiscriviti, annulla iscrizione, iscriviti, aggiungi al carrello,
      carrello, ordina ora, acquista ora, disconnetti, dona ora`),
    aboutPerson: phrasesOf(`
      non sono una us person, non sono residente, non risiedo, paese di residenza,
      investitore professionale, investitore istituzionale, investitore qualificato, certifico,
      dichiaro, maggiorenne, 18 anni`),
  },
  nl: {
    deeds: phrasesOf(`
      verwijderen, afmelden, uitschrijven, abonneren, in winkelwagen, winkelwagen, bestellen, kopen,
      uitloggen, doneren`),
    aboutPerson: phrasesOf(`
      geen us person, geen inwoner, woonachtig, land van verblijf, professionele belegger,
      institutionele belegger, gekwalificeerde belegger, ik verklaar, meerderjarig, 18 jaar`),
  },
  pt: {
    deeds: phrasesOf(`
      excluir, apagar, eliminar, remover, cancelar inscrição, cancelar assinatura, inscrever se,
      adicionar ao carrinho, carrinho, comprar, encomendar, sair da conta, terminar sessão, doar`),
    aboutPerson: phrasesOf(`
      não sou uma us person, não sou residente, não resido, país de residência,
      investidor profissional, investidor institucional, investidor qualificado, certifico, declaro,
      maior de idade, 18 anos`),
  },
  sv: {
    deeds: phrasesOf(`
      ta bort, radera, avsluta prenumeration, avprenumerera, prenumerera, lägg i varukorgen,
      varukorg, beställ, logga ut, skänk`),
    aboutPerson: phrasesOf(`
      inte en us person, inte bosatt, inte befinner, bosättningsland, professionell investerare,
      institutionell investerare, kvalificerad investerare, jag intygar, 18 år`),
  },
  da: {
    deeds: phrasesOf(`
      slet, fjern, afmeld, abonner, tilmeld nyhedsbrev, læg i kurv, indkøbskurv, bestil, log ud, doner`),
    aboutPerson: phrasesOf(`
      ikke en us person, ikke bosat, bopælsland, professionel investor, institutionel investor,
      kvalificeret investor, jeg erklærer, 18 år`),
  },
  no: {
    deeds: phrasesOf(`
      slett, fjern, meld av, avslutt abonnement, abonner, legg i handlekurv, handlekurv, bestill,
      logg ut, doner`),
    aboutPerson: phrasesOf(`
      ikke en us person, ikke bosatt, bostedsland, profesjonell investor, institusjonell investor,
      kvalifisert investor, jeg erklærer, 18 år`),
  },
  fi: {
    deeds: phrasesOf(`
      poista, peruuta tilaus, lopeta tilaus, tilaa, lisää ostoskoriin, ostoskori, osta, kirjaudu ulos,
      lahjoita`),
    aboutPerson: phrasesOf(`
      en ole yhdysvaltain, en asu, asuinmaa, ammattimainen sijoittaja, institutionaalinen sijoittaja,
      vakuutan, 18 vuotta`),
  },
  pl: {
    deeds: phrasesOf(`
      usuń, wypisz, anuluj subskrypcję, subskrybuj, dodaj do koszyka, koszyk, zamów, kup, wyloguj,
      przekaż darowiznę`),
    aboutPerson: phrasesOf(`
      nie jestem osobą amerykańską, nie jestem rezydentem, kraj zamieszkania, inwestor profesjonalny,
      inwestor instytucjonalny, inwestor kwalifikowany, oświadczam, 18 lat`),
  },
  cs: {
    deeds: phrasesOf(`
      smazat, odstranit, odhlásit, odebírat, přidat do košíku, košík, objednat, koupit, darovat`),
    aboutPerson: phrasesOf(`
      nejsem us person, nejsem rezidentem, země bydliště, profesionální investor,
      institucionální investor, kvalifikovaný investor, prohlašuji, 18 let`),
  },
  hu: {
    deeds: phrasesOf(`
      törlés, eltávolítás, leiratkozás, feliratkozás, kosárba, kosár, megrendelés, vásárlás,
      kijelentkezés, adományozás`),
    aboutPerson: phrasesOf(`
      nem vagyok amerikai, nem vagyok lakosa, lakóhely szerinti ország, szakmai befektető,
      intézményi befektető, minősített befektető, kijelentem, elmúltam 18`),
  },
  ro: {
    deeds: phrasesOf(`
      șterge, elimină, dezabonare, abonare, adaugă în coș, coș de cumpărături, comandă, cumpără,
      deconectare, donează`),
    aboutPerson: phrasesOf(`
      nu sunt rezident, țara de reședință, investitor profesionist, investitor instituțional,
      investitor calificat, declar, 18 ani`),
  },
  id: {
    deeds: phrasesOf(`
      hapus, berhenti berlangganan, berlangganan, tambah ke keranjang, keranjang, pesan sekarang,
      beli sekarang, keluar akun, donasi`),
    aboutPerson: phrasesOf(`
      bukan warga negara, bukan penduduk, negara tempat tinggal, investor profesional,
      investor institusi, saya menyatakan, 18 tahun`),
  },
  tr: {
    deeds: phrasesOf(`
      sil, kaldır, abonelikten çık, abone ol, sepete ekle, sepet, sipariş ver, satın al, çıkış yap,
      bağış yap`),
    aboutPerson: phrasesOf(`
      abd kişisi değilim, ikamet etmiyorum, ikamet ülkesi, profesyonel yatırımcı,
      kurumsal yatırımcı, nitelikli yatırımcı, beyan ederim, 18 yaş`),
  },
  ru: {
    deeds: phrasesOf(`
      удалить, отписаться, подписаться, в корзину, корзина, заказать, купить, выйти, пожертвовать`),
    aboutPerson: phrasesOf(`
      не являюсь гражданином, не являюсь резидентом, страна проживания,
      профессиональный инвестор, институциональный инвестор, квалифицированный инвестор,
      подтверждаю что, заявляю, 18 лет`),
  },
  ar: {
    deeds: phrasesOf(`
      حذف, إزالة, إلغاء الاشتراك, اشترك, أضف إلى السلة, السلة, اطلب الآن, شراء, تسجيل الخروج, تبرع`),
    aboutPerson: phrasesOf(`
      لست مواطنا, لست مقيما, بلد الإقامة, مستثمر محترف, مستثمر مؤسسي, مستثمر مؤهل, أقر بأن, أصرح`),
  },
  ja: {
    deeds: phrasesOf(`
      削除, 配信停止, 登録解除, 購読する, カートに入れる, カートに追加, 注文する, ログアウト, 寄付する`),
    aboutPerson: phrasesOf(`
      居住者ではない, 居住者ではありません, 米国人ではない, 米国人ではありません, 居住国, 機関投資家です, 適格機関投資家,
      表明し, 誓約, 18歳以上`),
  },
  zh: {
    deeds: phrasesOf(`
      删除, 刪除, 退订, 退訂, 取消订阅, 取消訂閱, 订阅, 訂閱, 加入购物车, 加入購物車, 立即购买, 立即購買, 下单, 登出, 退出登录`),
    aboutPerson: phrasesOf(`
      非美国人士, 非美國人士, 不是美国, 不是美國, 并非居民, 並非居民, 居住国家, 居住地, 专业投资者, 專業投資者, 合格投资者, 合資格投資者,
      本人声明, 本人聲明, 年满18, 年滿18`),
  },
  ko: {
    deeds: phrasesOf(`
      삭제, 구독 취소, 수신 거부, 구독하기, 장바구니, 구매하기, 주문하기, 로그아웃, 기부하기`),
    aboutPerson: phrasesOf(`
      미국인이 아닙니다, 거주자가 아닙니다, 거주 국가, 전문투자자, 기관투자자입니다, 적격투자자, 진술합니다, 18세 이상`),
  },
  el: {
    deeds: phrasesOf(`
      διαγραφή, αφαίρεση, κατάργηση εγγραφής, εγγραφή στο newsletter, προσθήκη στο καλάθι, καλάθι,
      παραγγελία, αγορά τώρα, αποσύνδεση, δωρεά`),
    aboutPerson: phrasesOf(`
      δεν είμαι κάτοικος, χώρα διαμονής, επαγγελματίας επενδυτής, θεσμικός επενδυτής,
      ειδικός επενδυτής, δηλώνω, 18 ετών`),
  },
};

/** What a button says that shows or hands out a file, in all languages. */
export const DOWNLOAD_WORDS: readonly string[] = phrasesOf(`
  download, downloads, pdf, view, open, read, get file, get report, view report, xhtml,
  herunterladen, ansehen, öffnen, anzeigen, télécharger, consulter, ouvrir, voir, descargar, ver,
  abrir, scarica, apri, visualizza, baixar, transferir, downloaden, bekijken, openen, ladda ner,
  hämta, visa, öppna, last ned, last ner, vis, åpne, hent, åbn, lataa, avaa, pobierz, otwórz, zobacz,
  stáhnout, otevřít, zobrazit, letöltés, megnyitás, descarcă, deschide, unduh, lihat, buka, indir, aç,
  görüntüle, скачать, открыть, просмотр, تحميل, تنزيل, عرض, فتح, ダウンロード, 開く, 表示, 下载, 下載, 查看, 打开,
  다운로드, 보기, 열기, λήψη, προβολή, άνοιγμα`);
