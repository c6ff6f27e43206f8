import { expect } from 'chai';
import { fold } from '../language/index.js';
import { AMENDED, decidePublication } from './publication.js';

describe('A report is an amended one', () => {
  for (const cover of [
    'FORM 10-K/A (Amendment No. 1)',
    'Annual Report 2022 (Amended and restated)',
    'This report replaces the report of 3 March 2023.',
    'Corrected annual report 2022',
    'Berichtigter Geschäftsbericht 2022',
    'Rapport annuel rectifié 2022. Annule et remplace la version du 3 mars 2023.',
    'Relatório anual 2022 reapresentado',
    'Korrigerad årsredovisning 2022',
    'Gecorrigeerd jaarverslag 2022',
  ])
    it(`if its cover says "${cover}"`, () => {
      const decision = decidePublication([fold(cover)]);
      expect(decision?.value).to.equal(AMENDED);
      expect(decision?.evidence[0]).to.include({ source: 'cover', page: 1 });
    });

  for (const cover of [
    'FORM 10-K Annual report for the fiscal year ended December 31, 2022',
    'Exhibit 3.1 Amended and Restated Certificate of Incorporation',
    'Annual Report 2022. Figures of 2021 are restated.',
    'Amendment of the articles of association',
  ])
    it(`not if it says "${cover}"`, () => {
      expect(decidePublication([fold(cover)])).to.equal(undefined);
    });
});
