import { eachIs } from '../testing/describe-language.js';
import { COVER } from '../testing/drawn-report.js';
import { isAnnualFiling, namesSubsidiaries, namesTheGroup } from './group-title.js';

describe('a title that names the group', () => {
  eachIs(namesTheGroup, [
    ['CONSOLIDATED BALANCE SHEETS', true],
    ['Group income statement', true],
    ['Combined statements of operations', true],
    ['Konzernbilanz', true],
    ['Bilan consolidé', true],
    ['Balance de situación consolidado', true],
    ['Conto economico consolidato', true],
    ['Geconsolideerde balans', true],
    ['Demonstrações consolidadas do resultado', true],
    ['Koncernens balansräkning', true],
    ['Balance sheet', false],
    ['Bilanz', false],
    ['Groupings of assets', false],
  ]);
});

describe('a line that names a company with its subsidiaries', () => {
  eachIs(namesSubsidiaries, [
    ['ACME CORPORATION AND SUBSIDIARIES', true],
    ['Acme Inc. and its subsidiary', true],
    ['Acme & Consolidated Subsidiaries', true],
    ['Acme Ltd and its controlled entities', true],
    ['Acme and subsidiary companies', true],
    ['Muster AG und Tochtergesellschaften', true],
    ['Exemple S.A. et ses filiales', true],
    ['Ejemplo, S.A. y Sociedades Dependientes', true],
    ['Esempio S.p.A. e controllate', true],
    ['Voorbeeld N.V. en dochterondernemingen', true],
    ['Exemplo S.A. e suas controladas', true],
    ['Exempel AB och dess dotterbolag', true],
    ['ACME CORPORATION', false],
    ['Investments in subsidiaries', false],
  ]);
});

describe('a page of an annual filing', () => {
  eachIs(isAnnualFiling, [
    [`SECURITIES AND EXCHANGE COMMISSION Washington${COVER}`, true],
    ['United States Securities and Exchange Commission FORM 10-Q', false],
    [COVER, false],
    ['Annual report 2023', false],
  ]);
});
