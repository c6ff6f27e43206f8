import { expect } from 'chai';
import { NAME_SOURCES, reportLines } from './name-sources.js';

const namesBy = (source: string, ...pages: string[]): readonly string[] => {
  const found = NAME_SOURCES().find(({ name }) => name === source);
  if (found === undefined) throw new Error(`there is no source ${source}`);
  return found.namesIn(reportLines(pages)).filter((name) => name !== '');
};

describe('Reports name their company', () => {
  for (const { source, what, given, expected } of [
    {
      source: 'registrant',
      what: 'above the words of a filing',
      given: [
        'FORM 10-K\nNorthwind Mills, Inc.\n(Exact name of registrant as specified in its charter)',
      ],
      expected: ['Northwind Mills, Inc.'],
    },
    {
      source: 'registrant',
      what: 'over a rule',
      given: [
        'Northwind Mills, Inc.\n______________\n(Exact name of registrant as specified in its charter)',
      ],
      expected: ['Northwind Mills, Inc.'],
    },
    {
      source: 'registrant',
      what: 'not on pages after the cover',
      given: [
        ...Array.from({ length: 12 }, () => 'text'),
        'Northwind Mills, Inc.\n(Exact name of registrant as specified in its charter)',
      ],
      expected: [],
    },
    {
      source: 'addressee',
      what: 'where auditors write to them',
      given: ['To the shareholders of Northwind AG\nOpinion\nWe have audited'],
      expected: ['Northwind AG'],
    },
    {
      source: 'addressee',
      what: 'where they write to the board as well',
      given: [
        'To the Board of Directors and Shareholders of Northwind Mills, Inc.: We have audited',
      ],
      expected: ['Northwind Mills, Inc.'],
    },
    {
      source: 'audited',
      what: 'where they say what it comprises, with the hyphens of broken words left out',
      given: [
        'Wir haben den Jahresabschluss der Bildungs\ufffestiftung Hamburg, Hamburg, – bestehend aus der Bilanz',
      ],
      expected: ['Bildungsstiftung Hamburg, Hamburg'],
    },
    {
      source: 'registered',
      what: 'in the field of a form whose letters stand for words',
      given: ['【会社名】 北風株式会社\n【英訳名】 Northwind Corporation'],
      expected: ['北風株式会社'],
    },
    {
      source: 'registered',
      what: 'in a field without a colon, behind the longest label',
      given: ['Denominazione sociale N.W.B. S.R.L.\nDenominazione del prodotto'],
      expected: ['N.W.B. S.R.L.'],
    },
    {
      source: 'registered',
      what: 'in the head of a regulator’s form, behind its kind and its day',
      given: ['DFP - Demonstrações Financeiras - 31/12/2025 - MOINHO DO NORTE S.A. Versão : 1'],
      expected: ['MOINHO DO NORTE S.A.'],
    },
    {
      source: 'registered',
      what: 'before the number of its register and what else the line says',
      given: ["Désignation de l'entreprise MOULIN SAS - SIREN : 904057155 Néant"],
      expected: ['MOULIN SAS'],
    },
    {
      source: 'cover',
      what: 'not where the cover names who manages it',
      given: ['Brf Nordan 10\nEkonomisk förvaltning Sydvind Förvaltning AB'],
      expected: ['Brf Nordan 10'],
    },
    {
      source: 'audited',
      what: 'where auditors say what they audited',
      given: [
        'We have audited the consolidated balance sheets of Northwind Mills, Inc. and subsidiaries as of December 31',
      ],
      expected: ['Northwind Mills, Inc.'],
    },
    {
      source: 'audited',
      what: "not where several companies' statements are mentioned",
      given: ['the financial statements of associates are included as of that date'],
      expected: [],
    },
    {
      source: 'defined',
      what: 'where they define it',
      given: ['Northwind Mills, Inc. ("the Company") is a maker of flour.'],
      expected: ['Northwind Mills, Inc.'],
    },
    {
      source: 'defined',
      what: 'not by another definition',
      given: ['Northwind Mills, Inc. ("Northwind") is a maker of flour.'],
      expected: [],
    },
    {
      source: 'head',
      what: 'above the titles of their statements',
      given: ['NORTHWIND MILLS\nCONSOLIDATED BALANCE SHEETS\nAssets'],
      expected: ['NORTHWIND MILLS', 'Assets'],
    },
    {
      source: 'head',
      what: 'without the kind of report and its year',
      given: ['株式会社北風 2023年３月期 決算短信\n連結貸借対照表'],
      expected: ['株式会社北風'],
    },
    {
      source: 'head',
      what: 'beside the unit, below the days of the title',
      given: ['재무상태표\n제 2 기 현재\n제 1 기 현재\n주식회사 북풍 (단위 : 원)'],
      expected: ['제 2 기 현재', '주식회사 북풍'],
    },
    {
      source: 'head',
      what: 'in a line with their subsidiaries',
      given: ['Northwind Mills and Subsidiaries\nNotes'],
      expected: ['Northwind Mills'],
    },
    {
      source: 'head',
      what: 'not on a page that lists titles',
      given: ['Northwind Mills\nBalance sheets\nIncome statements\nStatements of cash flows'],
      expected: [],
    },
    {
      source: 'cover',
      what: 'on the first line of their cover',
      given: ['Northwind\nAnnual report 2023\nNorthwind Mills AG'],
      expected: ['Northwind', 'Northwind Mills AG'],
    },
    {
      source: 'cover',
      what: 'not far below it',
      given: ['Cover', 'a', 'b', 'Northwind Mills AG'],
      expected: ['Cover'],
    },
    {
      source: 'registered',
      what: 'below the words by which a form asks for it',
      given: ['Отчётность\nПолное наименование организации:\nООО "Северный Ветер"'],
      expected: ['ООО "Северный Ветер"'],
    },
    {
      source: 'registered',
      what: 'not below a word for another kind of organisation',
      given: ['Аудиторская организация:\nООО "Проверка"'],
      expected: [],
    },
    {
      source: 'runningHead',
      what: 'at the edges of many pages, beside numbers and titles',
      given: [1, 2, 3, 4].map(
        (page) => `Northwind Mills Annual report 2023 ${page}\n${page}a\n${page}b`,
      ),
      expected: Array.from({ length: 4 }, () => 'Northwind Mills'),
    },
    {
      source: 'runningHead',
      what: 'not at the edges of three',
      given: [1, 2, 3].map((page) => `Northwind Mills ${page}\n${page}a\n${page}b`),
      expected: [],
    },
  ])
    it(`${what} (${source})`, () => {
      expect(namesBy(source, ...given)).to.deep.equal(expected);
    });

  it('nowhere in an empty report', () => {
    for (const { name, namesIn } of NAME_SOURCES())
      expect(namesIn(reportLines([])), name).to.deep.equal([]);
  });
});

describe('The text of a report', () => {
  it('is read as lines that have a word or number, and as one line per page', () => {
    expect(reportLines([' Northwind \n\n ---- \n2023', ''])).to.deep.equal({
      pages: [['Northwind', '2023'], []],
      flat: ['Northwind ---- 2023', ''],
    });
  });
});
