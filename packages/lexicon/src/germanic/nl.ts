import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Dutch. */
export const nl: ReportLexicon = {
  language: 'nl',
  called: phrasesOf(`
    dutch, nederlands, niederländisch, néerlandais, olandese, holandés, nld, ned, nederländska,
    hollandsk, holenderski, felemenkçe, нидерландский, الهولندية, オランダ語, 荷兰语, 네덜란드어`),
  months: phrasesOf(`
    januari jan, februari feb, maart mrt, april apr, mei, juni jun, juli jul, augustus aug,
    september sep sept, oktober okt, november nov, december dec`),
  generic: phrasesOf(`
      lees, meer, bekijk, nu, downloaden, bestand, bekijk, lees, hier, openen, het, een, van, en, volledig, verslag, jaar,
    nederlands, engels`),
  joins: phrasesOf(`en, met, inclusief`),
  smallWords: phrasesOf(`het, een, van, de, en, voor, met, zijn, op, aan, door, niet`),
  kinds: {
    integratedReport: phrasesOf(`
      geïntegreerd jaarverslag, geïntegreerd verslag, jaarverslag en duurzaamheidsverslag,
      jaar- en duurzaamheidsverslag, jaarverslag en jaarrekening, bestuursverslag en jaarrekening`),
    annualReport: phrasesOf(`
      jaarverslag*, jaarrapport*, financieel jaarverslag, jaarlijks financieel verslag,
      jaarbericht, jaardocument, jaarlijks verslag, financieel jaarrapport,
      universeel registratiedocument, jaarverslagen`),
    annualStatements: phrasesOf(`
      jaarrekening*, jaarstukken, geconsolideerde jaarrekening, jaarcijfers, gecontroleerde jaarrekening,
      jaarrekeningen`),
    parentStatements: phrasesOf(`enkelvoudige jaarrekening, vennootschappelijke jaarrekening`),
    shortNames: phrasesOf(`jv`),
    halfYear: phrasesOf(`
      halfjaarbericht*, halfjaarverslag*, halfjaarcijfers, halfjaar*, eerste halfjaar,
      halfjaarlijks financieel verslag, halfjaarlijks verslag, tussentijds verslag, zes maanden,
      tussentijdse jaarrekening, tussentijds financieel verslag`),
    quarter: phrasesOf(`
      kwartaalbericht*, kwartaalverslag*, kwartaal*, eerste kwartaal, derde kwartaal, k1, k2, k3,
      k4, negen maanden, drie maanden, tussentijdse verklaring`),
    sustainability: phrasesOf(`
      duurzaamheidsverslag*, duurzaamheidsrapport*, duurzaamheid, mvo-verslag,
      maatschappelijk verslag, klimaatrapport, milieuverslag`),
    meeting: phrasesOf(`
      notulen van de algemene*, notulen algemene*, oproeping, algemene vergadering, algemene vergadering van aandeelhouders, agenda van de vergadering,
      aandeelhoudersvergadering, stemuitslag*, notulen, buitengewone algemene vergadering,
      volmacht, stemformulier, steminstructie*, oproepingsbrief`),
    governance: phrasesOf(`
      remuneratierapport, bezoldigingsverslag, remuneratieverslag, bezoldigingsbeleid,
      remuneratiebeleid, statuten, gedragscode, reglement*, corporate governance verklaring,
      verklaring inzake corporate governance, verslag van de raad van commissarissen`),
    prospectus: phrasesOf(`prospectus, basisprospectus, registratiedocument, biedingsbericht`),
    presentation: phrasesOf(`
      presentatie*, beleggerspresentatie, resultatenpresentatie, analistenpresentatie,
      beleggersdag`),
    pressRelease: phrasesOf(`persbericht*, persinformatie, mededeling*`),
    chapter: phrasesOf(`bestuursverslag, toelichting op de jaarrekening`),
    unrelated: phrasesOf(`
      formulier*, medewerker*, vacature*, handleiding, gids, overeenkomst*, folder, nieuwsbrief*, lidmaatschap`),
    otherText: phrasesOf(`
      jaarplan*, begroting*, beleidsplan*, meerjarenplan*, brief aan aandeelhouders, uittreksel, samenvatting, verkorte versie, kerncijfers,
      in het kort, toespraak, financiële kalender, controleverklaring, meerjarenoverzicht,
      factsheet, pensioenfonds, pensioenfondsen`),
  },
  statements: {
    income: {
      titles: phrasesOf(`winst en verliesrekening, resultatenrekening`),
      rows: phrasesOf(`
        resultaat voor belastingen, nettowinst, nettoresultaat, winst per aandeel`),
    },
    balance: {
      titles: phrasesOf(`balans, geconsolideerde balans`),
      rows: phrasesOf(`totaal activa, totaal passiva, eigen vermogen`),
    },
    cash_flow: {
      titles: phrasesOf(`kasstroomoverzicht`),
      rows: phrasesOf(`
        operationele activiteiten, investeringsactiviteiten, financieringsactiviteiten`),
    },
  },
  periods: {
    previous: phrasesOf(`vorig boekjaar, vorig jaar`),
    year: phrasesOf(`jaar`),
    halfYear: phrasesOf(`eerste halfjaar, zes maanden`),
    quarter: phrasesOf(`negen maanden, drie maanden`),
    wholeYear: phrasesOf(`boekjaar`),
    yearEnded: phrasesOf(`
      boekjaar eindigend op, boekjaar geëindigd op, boekjaar tot en met, jaar geëindigd op`),
    fiscalYear: phrasesOf(`boekjaar`),
    endsOn: phrasesOf(`eindigend op, per`),
  },
  cover: {
    audit: phrasesOf(`controleverklaring, wij hebben de jaarrekening`),
    contents: phrasesOf(`inhoud, inhoudsopgave`),
    group: phrasesOf(`geconsolideerd*, groep`),
    pressContact: phrasesOf(`perscontact, persvoorlichting`),
  },
  navigation: {
    annualReports: phrasesOf(`jaarverslagen, jaarverslag, jaarrekeningen`),
    archives: phrasesOf(`
      archief, rapporten, financiële verslagen, verslagen, voorgaande jaren, publicaties,
      alle verslagen, toon alles`),
    next: phrasesOf(`volgende, volgende pagina`),
    results: phrasesOf(`financiële informatie, resultaten, documenten`),
    investors: phrasesOf(`beleggers, aandeelhouders, investeerders`),
    away: phrasesOf(`
      pers, nieuws, vacatures, werken, kalender, aandeel, duurzaamheid, producten, zoeken`),
    dateColumn: phrasesOf(`datum, gepubliceerd`),
  },
  forms: {
    everything: phrasesOf(`alle, alles`),
    accept: phrasesOf(`accepteren, alles accepteren, akkoord, doorgaan`),
    acceptStarts: phrasesOf(`accept`),
    more: phrasesOf(
      `meer jaarverslagen, meer verslagen, meer rapporten, oudere jaarverslagen, oudere verslagen, alle jaarverslagen, alle verslagen, alles bekijken, meer weergeven, vorige jaren, meer laden, toon meer, meer tonen, toon alles, alles tonen, bekijk alles, volgende pagina`,
    ),
  },
  reading: {
    titles: {
      income_statement: `
        *winst en verliesrekening*, *winsten verliesrekening*, *resultatenrekening*,
        *staat/*rekening van baten en lasten, *staat/*rekening van inkomsten en uitgaven,
        *exploitatierekening*`,
      balance_sheet: `
        (geconsolideerde) balans, (geconsolideerde) balansen,
        *overzicht van (de) financiële positie`,
      cash_flow_statement: `*kasstroomoverzicht*, *kasstroom overzicht*`,
      comprehensive_income: `*totaalresultaat*, *gerealiseerde en niet gerealiseerde`,
      changes_in_equity: `
        *mutatieoverzicht/*mutaties/*verloop* … eigen vermogen, mutatie overzicht … eigen vermogen`,
    },
    titleFillers: `van, het, over, de`,
    group: `*geconsolideerd*`,
    parent: ``,
    withSubsidiaries: `en (haar) dochterondernemingen, en (haar) dochtermaatschappijen`,
    decoys: {
      selected: ``,
      condensed: ``,
      interim: ``,
      segment: ``,
      note: `toelichting op`,
      unaudited: ``,
    },
    incomeAndComprehensive: ``,
    supplement: `
      aanvullende informatie/gegevens/toelichting*, aansluiting van/tussen`,
    prose: ``,
    continued: `vervolg`,
    chapter: `(geconsolideerde) jaarrekening*`,
    contents: `inhoudsopgave`,
    pages: {
      page: `pagina`,
      running: `*verslag*, *jaarrekening*`,
      sentence: `de, het, deze, zie, wij, onze`,
      closing: `*toelichting* … *onderdeel*`,
    },
    rows: {
      income_statement: {
        eps_diluted: `
          … per (gewoon) aandeel* … *verwater* …, … *verwater* … per (gewoon) aandeel* …`,
        eps_basic: `… per (gewoon) aandeel* …`,
        income_before_taxes: `… voor belasting* …`,
        income_tax: `-na … *belasting* …`,
        net_income_attributable_to_parent: `… toe te rekenen …, … toekomend aan …`,
        net_income: `
          … *winst/*resultaat/*verlies over/van het …, … *winst/*resultaat/*verlies na belasting* …,
          … *nettowinst* …, … *nettoresultaat* …, exploitatieresultaat, saldo,
          saldo (van) baten en lasten, saldo (van) inkomsten en uitgaven`,
        gross_profit: `
          … *brutowinst* …, … bruto winst* …, … *brutomarge* …, … bruto marge* …,
          … *brutoresultaat* …, … bruto resultaat* …, … *brutoomzetresultaat* …,
          … bruto omzetresultaat* …`,
        operating_income: `… *bedrijfsresultaat* …, … operationeel resultaat* …`,
        interest: `… *rente* …, … *provisie* …, … financiële baten* …, … financiële lasten* …`,
        premiums: `… *premies* …, … *schaden* …`,
        cost_of_revenue: `… *kostprijs* …, … *inkoop* …`,
        revenue: `
          … *omzet* …, … *opbrengsten* …, totaal/totale baten* …, totaal/totale exploitatiebaten* …,
          totaal/totale inkomsten* …, som der baten* …, som der exploitatiebaten* …,
          som der inkomsten* …`,
        expense_line: `
          … *kosten* …, … *afschrijving* …, … *lasten* …, … *salarissen* …, totale uitgaven …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `… *totaal passiva* …, … *totaal eigen vermogen en …`,
        total_assets: `… *totaal (der) activa* …, totale activa* …`,
        total_current_assets: `(totaal) vlottende activa* …`,
        total_current_liabilities: `
          (totaal) kortlopende verplichtingen* …, (totaal) kortlopende schulden* …`,
        total_liabilities: `totaal/totale verplichtingen, totaal/totale schulden`,
        total_equity: `
          (totaal) eigen vermogen, (totaal) eigenvermogen, (totaal) groepsvermogen,
          (totaal) groeps vermogen`,
        equity_line: `
          … *aandelenkapitaal* …, agio, agioreserve, … *reserves* …, … *minderheids* …,
          … ingehouden winst* …, … overgedragen winst* …`,
        liability_line: `
          … *schulden* …, … *voorzieningen* …, … *verplichtingen* …, … *leningen* …`,
        asset_line: `
          … *vaste activa* …, … *voorraden* …, … *vorderingen* …, … *debiteuren* …,
          … *liquide middelen* …, … *geldmiddelen* …, … *goodwill* …, … *deelnemingen* …`,
      },
      cash_flow_statement: {
        operating_cash_flow: `… *kasstroom* … *operationele* …, … *kasstroom* … *bedrijfs* …`,
        investing_cash_flow: `… *kasstroom* … *investering* …`,
        financing_cash_flow: `… *kasstroom* … *financiering* …`,
        exchange_rate_effect: `… *koers* …, … *omrekening* …, … *valuta* …`,
        closing_cash: `
          … liquide middelen … *eind*/*ultimo* …, … *geldmiddelen* … *eind*/*ultimo* …`,
        opening_cash: `
          … liquide middelen … *begin*/*primo* …, … *geldmiddelen* … *begin*/*primo* …`,
        net_change_in_cash: `
          … *mutatie*/*toename*/*afname* … *liquide*/*geldmiddelen* …`,
        financing_line: `… *dividend* …, … *aflossing* …, … *opgenomen* …`,
        investing_line: `… *investeringen* …, … *acquisities* …`,
        cash_adjustment: `
          … *afschrijving* …, … *werkkapitaal* …, … *voorzieningen* …, … *belasting* …`,
      },
    },
    names: {
      revenue: [
        `omzet, nettoomzet, netto omzet, opbrengsten, netto opbrengsten, nettoopbrengsten`,
        `
          totale netto omzet, totale nettoomzet, (totale) bedrijfsopbrengsten,
          (totale) opbrengst verkopen`,
      ],
      cost_of_revenue: [`kostprijs van (de) omzet/verkopen, kosten van de omzet`],
      gross_profit: [
        `
          brutowinst, bruto winst, brutomarge, bruto marge, brutoresultaat, bruto resultaat,
          brutoomzetresultaat, bruto omzetresultaat`,
      ],
      research_and_development: [
        `
          (kosten van) onderzoek en ontwikkeling, onderzoek/onderzoeks en ontwikkelingskosten,
          onderzoek/onderzoeks en ontwikkelingkosten`,
      ],
      operating_income: [
        `bedrijfsresultaat (ebit), operationeel resultaat (ebit), bedrijfswinst (ebit)`,
      ],
      interest_expense: [`financieringslasten, rentelasten, financiële lasten`],
      income_before_taxes: [
        `
          winst/resultaat (uit gewone bedrijfsuitoefening) voor (aftrek van)
            belasting/belastingen/winstbelasting/winstbelastingen`,
      ],
      income_tax: [
        `
          winstbelasting, winstbelastingen, belasting, belastingen, vennootschapsbelasting,
          belastinglast`,
      ],
      net_income: [
        `
          nettowinst, netto winst, nettoresultaat, netto resultaat,
          winst/resultaat over/van het boekjaar/jaar, winst/resultaat na belasting/belastingen`,
      ],
      net_income_attributable_to_parent: [
        `
          toe te rekenen aan (de) aandeelhouders*/eigenaars*/houders* …,
          toekomend/toerekenbaar aan (de) aandeelhouders*/eigenaars*/houders* …`,
      ],
      net_income_attributable_to_minority: [
        `
          minderheidsbelang/minderheidsbelangen, belang/belangen van derden,
          toe te rekenen aan minderheidsbelang/minderheidsbelangen,
          toekomend/toerekenbaar aan minderheidsbelang/minderheidsbelangen,
          toe te rekenen aan belang/belangen van derden,
          toekomend/toerekenbaar aan belang/belangen van derden`,
      ],
      eps_basic: [`(gewone) winst/resultaat per (gewoon) aandeel`, `gewone* …, basis* …`],
      eps_diluted: [`verwaterd/verwaterde winst/resultaat per (gewoon) aandeel`, `verwaterd* …`],
      cash_and_cash_equivalents: [`geldmiddelen (en kasequivalenten), liquide middelen`],
      receivables: [`handelsvorderingen …, handelsdebiteuren …`],
      inventories: [`voorraden`],
      total_current_assets: [`(totaal|totale) vlottende activa`],
      property_plant_equipment: [`materiële vaste activa`],
      goodwill: [`goodwill`],
      intangible_assets: [`(overige) immateriële (vaste) activa`],
      total_noncurrent_assets: [
        `(totaal|totale) vaste activa, (totaal|totale) niet vlottende activa`,
      ],
      total_assets: [`totaal (der) activa, totale activa, balanstotaal`],
      payables: [`handelsschulden …, handelscrediteuren …, schulden aan leveranciers …`],
      total_current_liabilities: [`(totaal|totale) kortlopende verplichtingen/schulden`],
      total_noncurrent_liabilities: [`(totaal|totale) langlopende verplichtingen/schulden`],
      total_liabilities: [`totaal/totale verplichtingen/schulden`],
      retained_earnings: [`ingehouden winst/winsten, overgedragen winst`],
      noncontrolling_interests: [
        `minderheidsbelang/minderheidsbelangen, belang/belangen van derden`,
      ],
      equity_attributable_to_parent: [
        `
          eigen vermogen toe te rekenen aan …, eigen vermogen toekomend/toerekenbaar aan …`,
      ],
      total_equity: [
        `
          (totaal) eigen vermogen, (totaal) eigenvermogen, (totaal) groepsvermogen,
          (totaal) groeps vermogen`,
      ],
      total_liabilities_and_equity: [
        `totaal (der) passiva, totaal eigen vermogen en verplichtingen/schulden`,
      ],
      cash_flow_net_income: [
        `
          nettowinst, netto winst, nettoresultaat, netto resultaat,
          winst/resultaat over/van het boekjaar/jaar`,
      ],
      depreciation_and_amortization: [`afschrijvingen …`],
      operating_cash_flow: [
        `
          (netto) kasstroom/nettokasstroom uit operationele activiteiten,
          (netto) kasstroom/nettokasstroom uit bedrijfsactiviteiten/bedrijfsoperaties`,
      ],
      capital_expenditure: [
        `
          investeringen in (immateriële en) materiële vaste activa* …,
          aankoop/verwerving van (immateriële en) materiële vaste activa* …`,
      ],
      investing_cash_flow: [`(netto) kasstroom/nettokasstroom uit investeringsactiviteiten`],
      dividends_paid: [
        `
          betaald/betaalde dividend/dividenden …, uitgekeerd/uitgekeerde dividend/dividenden …,
          dividenduitkering/dividenduitkeringen …`,
      ],
      financing_cash_flow: [`(netto) kasstroom/nettokasstroom uit financieringsactiviteiten`],
      exchange_rate_effect: [
        `
          effect/effecten/invloed/invloeden van … *koers*/*valuta*/*omrekening* …`,
        `koers*verschillen* …, omrekenings*verschillen* …, valuta*verschillen* …`,
      ],
      net_change_in_cash: [
        `
          (netto) mutatie/toename/afname (in|van) (de) geldmiddelen* …,
          (netto) mutatie/toename/afname (in|van) (de) liquide middelen* …,
          (netto) toename afname (in|van) (de) geldmiddelen* …,
          (netto) toename afname (in|van) (de) liquide middelen* …,
          nettomutatie/nettotoename/nettoafname (in|van) (de) geldmiddelen* …,
          nettomutatie/nettotoename/nettoafname (in|van) (de) liquide middelen* …`,
      ],
      opening_cash: [`geldmiddelen* … begin*/primo* …, liquide middelen* … begin*/primo* …`],
      closing_cash: [`geldmiddelen* … eind*/ultimo* …, liquide middelen* … eind*/ultimo* …`],
    },
    comprehensive: `
      *niet gerealiseerde*, *nietgerealiseerde*, *totaalresultaat*, *geherclassificeerd*`,
    labels: {
      and: `en`,
      total: `totaal, totale`,
      totals: `totaal …, subtotaal …`,
      part: `waarvan`,
      deduction: `af`,
      attributed: `toe te rekenen`,
      bothSides: `passiva`,
      numberless: `niet uit de balans blijkende verplichtingen`,
      runTogether: `netto`,
      note: `(zie) toelichting/noot`,
      joining: `van, de, het, en, op, uit, voor`,
      goesOn: `van, en, de`,
      continues: `en, of, aan het begin/einde, van het jaar/boekjaar`,
    },
    units: { perShare: `per (gewoon) aandeel*`, shares: `*aantal* … *aandelen*` },
    columns: {
      note: `toelichting, toel, noot, noten, ref, code, codes`,
      side: `*mutatie*, *kwartaal*, *halfjaar*`,
      gross: `bruto*`,
      group: `groep`,
      company: `enkelvoudig*, vennootschap`,
      whole: `groep*, *totaal`,
      part: `*vennootschap`,
      proForma: `pro forma, proforma`,
      unaudited: `niet gecontroleerd*`,
      budget: `begroting*, begroot*`,
    },
    money: {
      thousands: `duizenden, duizend`,
      millions: `miljoenen, miljoen, mln.`,
      billions: `miljarden, miljard, mld.`,
      currencies: {
        USD: `amerikaanse dollar, amerikaanse dollars`,
        GBP: `britse ponden`,
        CHF: `zwitserse franke, zwitserse franken`,
      },
      hundredths: `cent, cents, eurocent, eurocents`,
      except: `tenzij, behalve, met uitzondering`,
      in: `in, x`,
      opens: `(bedragen) x/in`,
      presented: `
        presentatievaluta, luiden/vermeld/weergegeven/jaarrekening in`,
      filler: `
        alle, bedragen, luiden, uitgedrukt, van, x, anders, vermeld, toelichting, jaar, boekjaar,
        per, januari, februari, maart, mei, augustus`,
    },
    periods: {
      months: `maanden`,
      weeks: `weken`,
      heads: {
        days: `dag, dagen`,
        weeks: `wek, weken, week`,
        months: `maand, maanden`,
        years: `jaar, jaren`,
      },
      numerals: { drie: 3, zes: 6, negen: 9, twaalf: 12 },
      wholeYear: `boekjaar, boekjaren`,
      halfYear: `*halfjaar*`,
      quarter: `kwartaal*`,
      interimReport: `
        halfjaarverslag*, halfjaarbericht*, halfjaarcijfers*, tussentijds/tussentijdse cijfers*,
        tussentijds/tussentijdse verslag*, tussentijds/tussentijdse financiële`,
      currentYear: `
        huidig/huidige jaar/boekjaar, verslagjaar, lopend jaar/boekjaar, dit jaar/boekjaar, boekjaar`,
      previousYear: `vorig/voorgaand jaar/boekjaar`,
      transition: `oprichting`,
      to: `tot (en met)`,
      yearEnded: `boekjaar eindigend/geëindigd op, boekjaar dat de periode dekt van # tot`,
      besideYear: `per, boekjaar`,
      head: `boekjaar, jaar, toelichting, in`,
      line: ``,
      lineOpens: `(over|voor) (het) boekjaar/jaar/jaren/periode`,
      atEndOf: `(per) ultimo, (per) eind, per einde`,
      restated: `*aangepast*, *herzien*`,
    },
    amendedReport: `
      gecorrigeerd/gecorrigeerde jaarverslag/jaarrekening, gewijzigd/gewijzigde
      jaarverslag/jaarrekening, vervangt het jaarverslag, vervangt de jaarrekening`,
    meanings: {
      debt: `
        leningen, obligaties, kredietinstellingen, rentedragende schulden/verplichtingen`,
      assets: `activa`,
      liabilities: `verplichtingen, schulden`,
      equity: `eigen vermogen, groepsvermogen`,
      current: `kortlopende, vlottende`,
      noncurrent: `langlopende, vaste activa`,
      operating: `operationele, bedrijfsactiviteiten, bedrijfsoperaties`,
      investing: `investeringsactiviteiten`,
      financing: `financieringsactiviteiten`,
      basic: `gewone, basis`,
      diluted: `verwaterd*`,
      'cash flow': `kasstroom`,
      net: `netto`,
      gain: `winst, baten`,
      loss: `verlies, lasten`,
    },
    reporter: {
      addressee: `
        aan de algemene vergadering (en de raad van commissarissen) van,
        aan de aandeelhouders (en de raad van commissarissen) van`,
      audited: `(geconsolideerde) jaarrekening (#) van`,
      self: `vennootschap, groep, bank`,
      comprising: `bestaande uit`,
      opensDefinition: `de`,
      neverInName: `boekjaar`,
      selfAlone: `vertrouwelijk, strikt vertrouwelijk, concept`,
    },
  },
};
