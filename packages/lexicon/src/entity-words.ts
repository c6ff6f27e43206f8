import { phrasesOf } from './phrases.js';

/** Bodies beside a company that report for themselves, in all languages; matched as the phrases of `ReportLexicon` are. */
export const OTHER_BODIES: readonly string[] = phrasesOf(`
  subsidiary, subsidiaries, subsidiary company, subsidiary companies, associate company, associates,
  group companies, joint venture, joint ventures, pension trust, pension fund, pension scheme, pension plan,
  retirement plan, employee trust, share trust, charitable trust, foundation, charity, peer, peers,
  peer companies, competitors, tochtergesellschaft, tochtergesellschaften, tochterunternehmen,
  beteiligungen, pensionskasse, pensionsfonds, stiftung, wettbewerber, filiale, filiales,
  caisse de retraite, fondation, filial, filiales del grupo, fundación, fondo de pensiones,
  controllata, controllate, società controllate, fondazione, fondo pensione, dochteronderneming,
  dochterondernemingen, pensioenfonds, stichting, dotterbolag, pensionsstiftelse, stiftelse,
  datterselskab, datterselskaber, datterselskap, pensjonskasse, tytäryhtiö, tytäryhtiöt, säätiö,
  spółka zależna, spółki zależne, fundacja, dceřiná společnost, nadace, leányvállalat, alapítvány,
  filiale și sucursale, fundația, anak perusahaan, yayasan, bağlı ortaklık, bağlı ortaklıklar, vakfı,
  дочерние компании, дочернее общество, фонд, الشركات التابعة, مؤسسة خيرية, 子会社, グループ会社, 関連会社, 関係会社, 財団, 子公司, 附属公司, 附屬公司,
  基金会, 基金會, 자회사, 재단, θυγατρικές, ίδρυμα`);

/** Forms of companies as they end a name. */
export const COMPANY_FORMS: readonly string[] = phrasesOf(`
  ltd, limited, plc, inc, incorporated, corp, corporation, llc, llp, lp, pty ltd, pvt ltd,
  private limited, gmbh, ag, se, kg, kgaa, sa, sas, sarl, spa, srl, bv, nv, ab, asa, a s, oyj, oy,
  sp z o o, s r o, kft, zrt, tbk, bhd, sdn bhd, pjsc, ojsc`);
