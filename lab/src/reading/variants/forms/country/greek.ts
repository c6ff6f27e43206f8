import type { FormFamily } from '../country-form.js';

/** Forms of Greece. */
export const GREEK: FormFamily = [
  {
    grouping: '.',
    decimal: ',',
    negative: ['minus'],
    name: 'gr-elp',
    company: 'ΠΑΡΑΔΕΙΓΜΑ ΕΜΠΟΡΙΚΗ Α.Ε.',
    currency: 'EUR',
    scale: 1,
    decimals: 2,
    nil: ['0,00'],
    date: '31/12/{y}',
    pages: [
      {
        type: 'balance_sheet',
        head: `^{company}
          ^Ισολογισμός - Ατομικές χρηματοοικονομικές καταστάσεις
          ^της {d0}
          > Ποσά σε ευρώ`,
        tables: [
          {
            columns: ['label', 'note | Σημείωση', 'y0 | {d0}', 'y1 | {d1}'],
            rows: `
              Μη κυκλοφορούντα περιουσιακά στοιχεία
              Ενσώματα πάγια | tangible
              Άυλα πάγια στοιχεία | intangible
              Χρηματοοικονομικά περιουσιακά στοιχεία | financial
              Σύνολο μη κυκλοφορούντων | fixed
              Κυκλοφορούντα περιουσιακά στοιχεία
              Αποθέματα | stocks
              Εμπορικές απαιτήσεις | receivables
              Προπληρωμένα έξοδα | prepaid
              Ταμειακά διαθέσιμα και ισοδύναμα | cash
              Σύνολο κυκλοφορούντων | currentAll
              Σύνολο ενεργητικού | assets
              Καθαρή θέση
              Κεφάλαιο | capital
              Αποθεματικά νόμων και καταστατικού | reserves
              Αποτελέσματα εις νέο | retained+profit
              Σύνολο καθαρής θέσης | equity
              Προβλέψεις | provisions
              Υποχρεώσεις
              Μακροπρόθεσμες υποχρεώσεις | loans
              Βραχυπρόθεσμες υποχρεώσεις | shortDebts+accrued
              Σύνολο υποχρεώσεων | debts+accrued
              Σύνολο καθαρής θέσης, προβλέψεων και υποχρεώσεων | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `^{company}
          ^Κατάσταση Αποτελεσμάτων κατά λειτουργία
          ^για την περίοδο 1/1/{y0} - {d0}
          > Ποσά σε ευρώ`,
        tables: [
          {
            columns: ['label', 'note | Σημείωση', 'y0 | {y0}', 'y1 | {y1}'],
            rows: `
              Κύκλος εργασιών (καθαρός) | sales
              Κόστος πωλήσεων | -materials
              Μικτό αποτέλεσμα | gross
              Λοιπά συνήθη έσοδα | otherIncome
              Έξοδα διοίκησης | -staff-depreciation
              Έξοδα διάθεσης | -services-otherCosts
              Αποτέλεσμα προ τόκων και φόρων | operating
              Πιστωτικοί τόκοι και συναφή έσοδα | interestIncome
              Χρεωστικοί τόκοι και συναφή έξοδα | -interestCost
              Αποτέλεσμα προ φόρων | before
              Φόροι εισοδήματος | -tax
              Αποτέλεσμα περιόδου μετά από φόρους | profit`,
          },
        ],
      },
    ],
  },
];
