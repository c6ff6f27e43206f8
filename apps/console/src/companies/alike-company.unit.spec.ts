import { expect } from 'chai';
import { alikeCompany } from './alike-company.js';

describe('a company like the one that a person types', () => {
  const companies = [
    { id: 1, name: 'Nike, Inc.', primary_ticker: 'NKE' },
    { id: 2, name: 'Meridian plc', primary_ticker: null },
  ];
  const alike = (name: string, ticker = '', own?: number): number | undefined =>
    alikeCompany(companies, { name, primary_ticker: ticker }, own)?.id;

  it('has its name, however that is spaced or written in capitals', () => {
    expect(alike(' NIKE,  Inc. ')).to.equal(1);
    expect(alike('Meridian')).to.equal(undefined);
  });

  it('has its main ticker', () => {
    expect(alike('Nike', 'nke')).to.equal(1);
    expect(alike('Another', '')).to.equal(undefined);
  });

  it('is not the company itself, which is being changed', () => {
    expect(alike('Nike, Inc.', 'NKE', 1)).to.equal(undefined);
    expect(alike('Nike, Inc.', 'NKE', 2)).to.equal(1);
  });
});
