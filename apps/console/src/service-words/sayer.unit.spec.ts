import { expect } from 'chai';
import { GERMAN } from './german/index.js';
import { Sayer } from './sayer.js';

const german = new Sayer(GERMAN, 'de-DE');

describe('what the service says, in German', () => {
  it('has its numbers, days and terms in German, and names as they are', () => {
    expect(german.say('12,345 documents found')).to.deep.equal({
      text: '12.345 Dokumente gefunden',
      isWhole: true,
    });
    expect(
      german.say(
        'The report of 2018 prints money in thousands; converted exactly to multiples of 1,500.',
      )?.text,
    ).to.equal(
      'Der Bericht 2018 druckt Geldbeträge in Tausend; sie sind genau in Vielfachen von 1.500 umgerechnet.',
    );
    expect(
      german.say(
        'The columns of this table are doubtful, an end that does not fit its name: 2019 ended 2018-06-30.',
      )?.text,
    ).to.equal(
      'Die Spalten dieser Tabelle sind zweifelhaft, ein Ende, das nicht zum Namen passt: 2019 endete am 30.06.2018.',
    );
  });

  it('takes no sentence for a part of an address', () => {
    const said = german.say(
      '2 annual reports were read, 1 left out of the statements; the site: https://example.com/a does not exist (404)',
    );
    expect(said?.isWhole).to.equal(true);
    expect(said?.text).to.match(/^2 Geschäftsberichte wurden gelesen, .*; die Website: https:/);
  });

  it('is said of sentences within sentences', () => {
    expect(
      german.say(
        'None of 2 reports could be read: The statements could not be read: The file is not a PDF: it is plain text.',
      ),
    ).to.deep.equal({
      text: 'Keiner von 2 Berichten war lesbar: Die Rechenwerke waren nicht lesbar: Die Datei ist kein PDF: sie ist bloßer Text.',
      isWhole: true,
    });
    expect(
      german.say('7 annual reports were read, 2 of them in part, 2015, 2016 and 2018 are missing'),
    ).to.deep.equal({
      text: '7 Geschäftsberichte wurden gelesen, 2 davon teilweise, es fehlen 2015, 2016 und 2018',
      isWhole: true,
    });
  });

  it('is said of lists, also where a text of them holds what parts them', () =>
    expect(
      german.say(
        'No statements were found: no balance sheet was found; income statement on page 7: the report prints statements of several entities; the first and largest was taken; pages without usable text: 3, 4',
      ),
    ).to.deep.equal({
      text: 'Es wurden keine Rechenwerke gefunden: nicht gefunden: Bilanz; Gewinn- und Verlustrechnung auf Seite 7: der Bericht druckt Rechenwerke mehrerer Einheiten; genommen ist das erste und größte; Seiten ohne brauchbaren Text: 3, 4',
      isWhole: true,
    }));

  it('is not whole where a part of a sentence is unknown, and nothing where all is', () => {
    expect(german.say('Read, but not compiled: for want of a moon')).to.deep.equal({
      text: 'Gelesen, aber nicht zusammengestellt: for want of a moon',
      isWhole: false,
    });
    expect(german.say('For want of a moon')).to.equal(undefined);
  });

  it('is what its code means, where an error is unknown', () => {
    expect(german.sayError('company_not_found', 'Company 7 does not exist')).to.equal(
      'Unternehmen gibt es nicht (mehr)',
    );
    expect(german.sayError('version_conflict', 'For want of a moon')).to.equal(
      'Jemand anderes hat den Eintrag inzwischen geändert.',
    );
  });
});
