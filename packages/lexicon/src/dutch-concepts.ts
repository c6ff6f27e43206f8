import type { Phrases } from './reading-words.js';
import { phrasesOf } from './phrases.js';
import type { ConceptId } from './row-kinds.js';

/** The labels of standardised lines in Dutch. */
export const nl: Readonly<Partial<Record<ConceptId, Phrases>>> = {
  revenue: phrasesOf(`netto omzet, omzet …, som der bedrijfsopbrengsten`),
  cost_of_revenue: phrasesOf(`kostprijs van de omzet …, kosten van omzet …, inkoopwaarde …`),
  research_and_development: phrasesOf(`kosten van onderzoek …, onderzoeks en …`),
  selling_expenses: phrasesOf(`verkoopkosten …`),
  administrative_expenses: phrasesOf(`algemene beheerskosten …, algemene kosten …`),
  employee_costs: phrasesOf(`
    personeelskosten …, lonen en salarissen …, sociale lasten …, lonen …, personeelsbeloningen …`),
  materials: phrasesOf(`
    kosten van grond en hulpstoffen …, kosten uitbesteed werk …, grond en hulpstoffen …,
    grondstoffen …`),
  depreciation_expense: phrasesOf(`afschrijving* …`),
  impairment: phrasesOf(`bijzondere waardevermindering* …, overige waardeveranderingen …`),
  other_operating_income: phrasesOf(`overige bedrijfsopbrengsten …, overige opbrengsten …`),
  interest_expense: phrasesOf(`
    rentelasten …, financiele lasten …, rentelasten en soortgelijke kosten …`),
  interest_income: phrasesOf(`rentebaten …, financiele baten …`),
  net_interest: phrasesOf(`financiele baten en lasten …`),
  equity_method_result: phrasesOf(`
    (aandeel in) resultaat (van|uit) deelnemingen …, aandeel in resultaat …`),
  discontinued_operations: phrasesOf(`… beeindigde activiteiten/bedrijfsactiviteiten …`),
  income_tax: phrasesOf(`
    belastingen …, belasting over …, vennootschapsbelasting …, winstbelastingen …`),
  net_income_attributable_to_minority: phrasesOf(`… aandeel van derden …, … minderheidsbelang* …`),
  cash_and_cash_equivalents: phrasesOf(`liquide middelen …, geldmiddelen …`),
  receivables: phrasesOf(`handelsdebiteuren …, handelsvorderingen …, debiteuren …`),
  other_receivables: phrasesOf(`overige vorderingen …, vorderingen …`),
  inventories: phrasesOf(`voorraden …, voorraad …`),
  short_term_investments: phrasesOf(`effecten …`),
  prepaid_expenses: phrasesOf(`overlopende activa …, vooruitbetaalde …`),
  tax_receivable: phrasesOf(`belastingen en premies …, … belastingvorderingen …`),
  assets_held_for_sale: phrasesOf(`activa aangehouden voor verkoop …`),
  right_of_use_assets: phrasesOf(`gebruiksrechten …, … met gebruiksrecht* …`),
  property_plant_equipment: phrasesOf(`
    materiele vaste activa …, bedrijfsgebouwen …, machines en installaties …`),
  investment_property: phrasesOf(`vastgoedbeleggingen …`),
  goodwill: phrasesOf(`goodwill …`),
  intangible_assets: phrasesOf(`immateriele vaste activa …, immateriele activa …`),
  equity_method_investments: phrasesOf(`deelnemingen …, … deelnemingen …`),
  long_term_investments: phrasesOf(`financiele vaste activa …`),
  deferred_tax_assets: phrasesOf(`
    latente belastingvorderingen …, uitgestelde belastingvorderingen …, actieve belasting* …`),
  payables: phrasesOf(`
    crediteuren …, handelsschulden …, schulden aan leveranciers …, handelscrediteuren …`),
  tax_payable: phrasesOf(`belastingen en premies …, … belastingschulden …`),
  short_term_debt: phrasesOf(`
    schulden aan kredietinstellingen/banken …, kortlopende leningen …, aflossingsverplichtingen …`),
  long_term_debt: phrasesOf(`
    langlopende schulden …, langlopende leningen …, schulden aan kredietinstellingen/banken …,
    leningen …, obligatieleningen …`),
  current_lease_liabilities: phrasesOf(`leaseverplichtingen …`),
  lease_liabilities: phrasesOf(`leaseverplichtingen …, langlopende leaseverplichtingen …`),
  current_provisions: phrasesOf(`voorzieningen …, overige voorzieningen …`),
  provisions: phrasesOf(`voorzieningen …, overige voorzieningen …`),
  pension_liabilities: phrasesOf(`voorziening voor pensioenen …, pensioenverplichtingen …`),
  deferred_tax_liabilities: phrasesOf(`
    voorziening latente belasting* …, voorziening voor latente …, latente belasting* …,
    uitgestelde belastingverplichtingen …`),
  share_capital: phrasesOf(`geplaatst kapitaal …, gestort en opgevraagd kapitaal …`),
  additional_paid_in_capital: phrasesOf(`agio …, agioreserve …`),
  treasury_shares: phrasesOf(`eigen aandelen …, ingekochte eigen aandelen …`),
  accumulated_oci: phrasesOf(`reserve omrekeningsverschillen …, herwaarderingsreserve …`),
  retained_earnings: phrasesOf(`
    overige reserves …, ingehouden winst* …, onverdeelde winst* …, algemene reserve …,
    resultaat boekjaar …`),
  noncontrolling_interests: phrasesOf(`aandeel van derden …, minderheidsbelang* …`),
  cash_flow_net_income: phrasesOf(`
    bedrijfsresultaat …, resultaat na belastingen …, nettoresultaat …, netto resultaat …`),
  depreciation_and_amortization: phrasesOf(`afschrijving* …`),
  change_in_inventories: phrasesOf(`(mutatie|afname|toename) voorraden …`),
  change_in_receivables: phrasesOf(`(mutatie|afname|toename) vorderingen/debiteuren …`),
  change_in_payables: phrasesOf(`(mutatie|afname|toename) handelscrediteuren/crediteuren …`),
  interest_paid: phrasesOf(`betaalde interest/rente …`),
  interest_received: phrasesOf(`ontvangen interest/rente …`),
  taxes_paid: phrasesOf(`
    betaalde winstbelasting* …, betaalde vennootschapsbelasting …, betaalde belasting* …`),
  dividends_received: phrasesOf(`ontvangen dividend* …`),
  capital_expenditure: phrasesOf(`
    investeringen in materiele …, verwerving van materiele …, investeringen …`),
  disposals_of_property: phrasesOf(`desinvesteringen …`),
  dividends_paid: phrasesOf(`betaald dividend …, uitgekeerd dividend …, betaalde dividenden …`),
  debt_issued: phrasesOf(`opgenomen leningen …, ontvangsten uit langlopende …`),
  debt_repaid: phrasesOf(`aflossing/aflossingen …`),
  lease_payments: phrasesOf(`aflossing/aflossingen leaseverplichtingen …`),
  share_repurchases: phrasesOf(`inkoop eigen aandelen …`),
  shares_issued: phrasesOf(`uitgifte van aandelen …`),
  exchange_rate_effect: phrasesOf(`koersverschillen …, … koers* en omrekeningsverschillen …`),
};
