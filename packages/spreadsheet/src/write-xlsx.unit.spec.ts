import { expect } from 'chai';
import { strFromU8, unzipSync } from 'fflate';
import type { WorkbookModel } from '@fde/statements';
import { writeXlsx } from './write-xlsx.js';

const workbook: WorkbookModel = {
  sheets: [
    {
      name: 'Income statement',
      widths: [40, 12],
      frozenRows: 1,
      frozenColumns: 1,
      rows: [
        [
          { kind: 'text', text: 'Line item', bold: true },
          { kind: 'text', text: '2020', bold: true },
        ],
        [
          { kind: 'text', text: "'=1+1 <&> \u0001" },
          {
            kind: 'number',
            value: -12.5,
            format: '#,##0.00;(#,##0.00)',
            link: 'https://fde.example/download?object_key=a&x="y"#page=3',
          },
        ],
        [
          { kind: 'empty' },
          {
            kind: 'number',
            value: 0,
            format: '0',
            link: 'https://fde.example/download?object_key=a&x="y"#page=3',
          },
        ],
      ],
    },
    {
      name: 'Lineage',
      widths: [10],
      frozenRows: 1,
      frozenColumns: 0,
      rows: [[{ kind: 'text', text: 'Page' }], [{ kind: 'number', value: 7, format: '0' }]],
    },
  ],
};

describe('writing XLSX', () => {
  const files = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(unzipSync(await writeXlsx(workbook))).map(([name, bytes]) => [
        name,
        strFromU8(bytes),
      ]),
    );

  it('writes every sheet under its name, with frozen panes', async () => {
    const parts = await files();
    expect(parts['xl/workbook.xml'])
      .to.include('name="Income statement"')
      .and.to.include('name="Lineage"');
    expect(parts['xl/worksheets/sheet1.xml'])
      .to.match(/<pane [^>]*ySplit="1"/)
      .and.to.match(/<pane [^>]*xSplit="1"/);
  });

  it('writes numbers as numbers with their format and text as text, no cell as a formula', async () => {
    const parts = await files();
    expect(parts['xl/worksheets/sheet1.xml']).to.match(/<c r="B2"[^>]*><v>-12.5<\/v><\/c>/);
    expect(parts['xl/styles.xml']).to.include('#,##0.00;(#,##0.00)');
    expect(
      Object.entries(parts)
        .filter(([name]) => name.startsWith('xl/worksheets/sheet'))
        .every(([, xml]) => !xml.includes('<f>')),
    ).to.equal(true);
    expect(parts['xl/sharedStrings.xml']).to.match(/=1\+1 &lt;&amp;&gt; </);
  });

  it('writes a formula with the number that it gives, and escapes what only looks like one', async () => {
    const number = { kind: 'number', format: '0' } as const;
    const written = await writeXlsx({
      sheets: [
        {
          name: 'Sums',
          widths: [12],
          frozenRows: 0,
          frozenColumns: 0,
          rows: [
            [{ ...number, value: 5 }],
            [{ kind: 'text', text: '</f>' }],
            [{ kind: 'formula', formula: 'A1+A1', value: 10, format: '0' }],
            [{ kind: 'formula', formula: 'A3-A1', value: 5, format: '0', bold: true }],
          ],
        },
      ],
    });
    const sheet = strFromU8(unzipSync(written)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet)
      .to.match(/<c r="A3"[^>]*><f>A1\+A1<\/f><v>10<\/v><\/c>/)
      .and.to.match(/<c r="A4"[^>]*><f>A3-A1<\/f><v>5<\/v><\/c>/);
  });

  it('writes hard-coded numbers blue, and formulas black', async () => {
    const number = { kind: 'number', value: 5, format: '0' } as const;
    const written = await writeXlsx({
      sheets: [
        {
          name: 'Colours',
          widths: [12],
          frozenRows: 0,
          frozenColumns: 0,
          rows: [
            [{ ...number, hardCoded: true }],
            [{ kind: 'formula', formula: 'A1', value: 5, format: '0' }],
          ],
        },
      ],
    });
    const parts = unzipSync(written);
    const text = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
    const styles = text('xl/styles.xml');
    const fonts = styles.match(/<font>.*?<\/font>/g) ?? [];
    const formats = /<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0].match(/<xf [^>]*>/g) ?? [];
    const colourOf = (cell: string): boolean => {
      const style = new RegExp(`<c r="${cell}"[^>]* s="(\\d+)"`).exec(
        text('xl/worksheets/sheet1.xml'),
      );
      const font = /fontId="(\d+)"/.exec(formats[Number(style?.[1])] ?? '')?.[1];
      return /0000FF/i.test(fonts[Number(font)] ?? '');
    };
    expect([colourOf('A1'), colourOf('A2')]).to.deep.equal([true, false]);
  });

  it('links cells to their page, each address once', async () => {
    const parts = await files();
    expect(parts['xl/worksheets/sheet1.xml']).to.include(
      '<hyperlinks><hyperlink ref="B2" r:id="rIdLink1"/><hyperlink ref="B3" r:id="rIdLink1"/></hyperlinks>',
    );
    const relations = parts['xl/worksheets/_rels/sheet1.xml.rels'] ?? '';
    expect(relations.match(/rIdLink/g)).to.have.length(1);
    expect(relations).to.include(
      'Target="https://fde.example/download?object_key=a&#38;x=&#34;y&#34;#page=3" TargetMode="External"',
    );
    expect(parts['xl/worksheets/sheet2.xml']).to.not.include('hyperlink');
  });

  it('prints each sheet landscape, as wide as a page, with its heads and names on every page', async () => {
    const parts = await files();
    for (const name of ['sheet1', 'sheet2'])
      expect(parts[`xl/worksheets/${name}.xml`])
        .to.match(/<worksheet [^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/)
        .and.to.match(/<pageSetup [^>]*orientation="landscape" fitToWidth="1" fitToHeight="0"/);
    expect(parts['xl/workbook.xml'])
      .to.include(
        `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Income statement'!$A:$A,'Income statement'!$1:$1</definedName>`,
      )
      .and.to.include(
        `<definedName name="_xlnm.Print_Titles" localSheetId="1">'Lineage'!$1:$1</definedName>`,
      );
  });

  it('has its elements in the order that spreadsheet programs demand', async () => {
    const sheet = (await files())['xl/worksheets/sheet1.xml'] ?? '';
    const places = [
      '<sheetPr',
      '<sheetViews',
      '<sheetData',
      '<hyperlinks',
      '<pageMargins',
      '<pageSetup',
    ];
    const found = places.map((tag) => sheet.indexOf(tag));
    expect(found.every((at) => at > 0)).to.equal(true);
    expect(found).to.deep.equal(found.toSorted((a, b) => a - b));
  });

  it('has one font in all cells', async () => {
    const styles = (await files())['xl/styles.xml'] ?? '';
    const fonts = styles.match(/<font>.*?<\/font>/g) ?? [];
    expect(fonts).to.have.length.of.at.least(2);
    expect(
      fonts.filter((font) => !/<name val="Calibri"\/><sz val="11"\/>/.test(font)),
    ).to.deep.equal([]);
  });
});
