import { expect } from 'chai';
import {
  changeField,
  dropField,
  lower,
  raise,
  requireField,
  versionedShape,
  writtenSchema,
  type ObjectSchema,
  type ShapeStep,
} from './shape-history.js';

const TEXT = { type: 'string' };
const objectWith = (...names: readonly string[]): ObjectSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, TEXT])),
  required: names,
  additionalProperties: false,
});

const renamed: ShapeStep = {
  up: (data) => ({ machine: 'host' in data ? data.host : undefined }),
  down: (data) => ({ host: 'machine' in data ? data.machine : undefined }),
  earlier: (schema) => requireField(dropField(schema, 'machine'), 'host', TEXT),
};
const added: ShapeStep = {
  up: (data) => ({ ...data, urgent: false }),
  down: (data) => Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'urgent')),
  earlier: (schema) => dropField(schema, 'urgent'),
};
const settled = ({ up }: ShapeStep): ShapeStep => ({ up });

describe('the history of a shape', () => {
  it('has one version where nothing ever changed', () =>
    expect(versionedShape({})).to.include({ version: 1, written: 1 }));

  it('reads a new version before it writes it', () => {
    expect(versionedShape({}, [renamed])).to.include({ version: 2, written: 1 });
    expect(versionedShape({}, [settled(renamed)])).to.include({ version: 2, written: 2 });
    expect(versionedShape({}, [settled(renamed), added])).to.include({ version: 3, written: 2 });
    expect(versionedShape({}, [renamed, added])).to.include({ version: 3, written: 1 });
  });

  it('leads every earlier version to the shape of today, and that to the version that is written', () => {
    const shape = versionedShape({}, [settled(renamed), added]);
    expect(raise(shape, 1, { host: 'a' })).to.deep.equal({ machine: 'a', urgent: false });
    expect(raise(shape, 2, { machine: 'a' })).to.deep.equal({ machine: 'a', urgent: false });
    expect(raise(shape, 3, { machine: 'a', urgent: true })).to.deep.equal({
      machine: 'a',
      urgent: true,
    });
    expect(lower(shape, { machine: 'a', urgent: true })).to.deep.equal({ machine: 'a' });
    expect(
      lower(versionedShape({}, [renamed, added]), { machine: 'a', urgent: true }),
    ).to.deep.equal({ host: 'a' });
  });

  it('says the schema of the version that is written', () => {
    const schema = objectWith('machine', 'urgent');
    const writtenWith = (...steps: ShapeStep[]) => writtenSchema(versionedShape(schema, steps));
    expect(writtenWith(settled(renamed), settled(added))).to.equal(schema);
    expect(writtenWith(settled(renamed), added)).to.deep.equal(objectWith('machine'));
    expect(writtenWith(renamed, added)).to.deep.equal(objectWith('host'));
  });

  it('changes the schema of an object inside another, and leaves one that is not there', () => {
    const outer = { ...objectWith('part'), properties: { part: objectWith('a', 'b') } };
    const dropB = (schema: ObjectSchema): ObjectSchema => dropField(schema, 'b');
    expect(changeField(outer, 'part', dropB).properties['part']).to.deep.equal(objectWith('a'));
    expect(changeField(outer, 'other', dropB)).to.equal(outer);
  });
});
