import type { FormFamily } from '../country-form.js';

/** Italian forms: the register's, which repeats its titles as rows, and a printed one with notes. */
export const ITALIAN: FormFamily = [
  {
    name: 'it-register',
    company: 'OFFICINE PROVA S.R.L.',
    currency: 'EUR',
    scale: 1,
    grouping: '.',
    decimal: ',',
    negative: ['brackets', 'minus'],
    date: '31-12-{y}',
    cover: `{company}
      Bilancio di esercizio al {d0}
      Sede in MILANO
      Gli importi presenti sono espressi in Euro`,
    pages: [
      {
        type: 'balance_sheet',
        head: `v.2.14.1 >> {company}

          Stato patrimoniale`,
        tables: [
          {
            columns: ['label', 'y0 | {d0}', 'y1 | {d1}'],
            rows: `
              Stato patrimoniale
               Attivo
                B) Immobilizzazioni
                 I - Immobilizzazioni immateriali | intangible
                 II - Immobilizzazioni materiali | tangible
                 III - Immobilizzazioni finanziarie | financial
                 Totale immobilizzazioni (B) | fixed
                C) Attivo circolante
                 I - Rimanenze | stocks
                 II - Crediti
                  esigibili entro l'esercizio successivo | debtors
                  esigibili oltre l'esercizio successivo | otherDebtors
                  Totale crediti | receivables
                 IV - Disponibilità liquide | cash
                 Totale attivo circolante (C) | current
                D) Ratei e risconti | prepaid
                Totale attivo | assets
               Passivo
                A) Patrimonio netto
                 I - Capitale | capital
                 IV - Riserva legale | reserves
                 VIII - Utili (perdite) portati a nuovo | retained
                 IX - Utile (perdita) dell'esercizio | profit
                 Totale patrimonio netto | equity
                B) Fondi per rischi e oneri | provisions
                D) Debiti
                 esigibili entro l'esercizio successivo | shortDebts
                 esigibili oltre l'esercizio successivo | loans
                 Totale debiti | debts
                E) Ratei e risconti | accrued
                Totale passivo | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `v.2.14.1 >> {company}

          Conto economico`,
        tables: [
          {
            columns: ['label', 'y0 | {d0}', 'y1 | {d1}'],
            rows: `
              Conto economico
               A) Valore della produzione
                1) ricavi delle vendite e delle prestazioni | sales
                5) altri ricavi e proventi
                 altri | otherIncome
                 Totale altri ricavi e proventi | otherIncome
                Totale valore della produzione | income
               B) Costi della produzione
                6) per materie prime, sussidiarie, di consumo e di merci | materials
                7) per servizi | services
                9) per il personale | staff
                10) ammortamenti e svalutazioni | depreciation
                14) oneri diversi di gestione | otherCosts
                Totale costi della produzione | costs
               Differenza tra valore e costi della produzione (A - B) | operating
               C) Proventi e oneri finanziari
                16) altri proventi finanziari | interestIncome
                17) interessi e altri oneri finanziari | interestCost
                Totale proventi e oneri finanziari (15 + 16 - 17 + - 17-bis) | interest
               Risultato prima delle imposte (A - B + - C + - D) | before
               20) Imposte sul reddito dell'esercizio, correnti, differite e anticipate | tax
               21) Utile (perdita) dell'esercizio | profit`,
          },
        ],
      },
      {
        type: 'cash_flow_statement',
        head: `v.2.14.1 >> {company}

          Rendiconto finanziario, metodo indiretto`,
        tables: [
          {
            columns: ['label', 'y0 | {d0}', 'y1 | {d1}'],
            rows: `
              Rendiconto finanziario, metodo indiretto
               A) Flussi finanziari derivanti dall'attività operativa (metodo indiretto)
                Utile (perdita) dell'esercizio | profit
                Ammortamenti delle immobilizzazioni | depreciation
                Variazioni del capitale circolante netto | working
                Flusso finanziario dell'attività operativa (A) | fromOperations
               B) Flussi finanziari derivanti dall'attività d'investimento
                Immobilizzazioni materiali
                 (Investimenti) | -purchases
                 Disinvestimenti | sold
                Flusso finanziario dell'attività di investimento (B) | fromInvesting
               C) Flussi finanziari derivanti dall'attività di finanziamento
                Accensione finanziamenti | borrowed
                (Dividendi e acconti su dividendi pagati) | -dividends
                Flusso finanziario dell'attività di finanziamento (C) | fromFinancing
               Incremento (decremento) delle disponibilità liquide (A ± B ± C) | change
               Disponibilità liquide a inizio esercizio
                Totale disponibilità liquide a inizio esercizio | opening
               Disponibilità liquide a fine esercizio
                Totale disponibilità liquide a fine esercizio | cash`,
          },
        ],
      },
    ],
  },
];
