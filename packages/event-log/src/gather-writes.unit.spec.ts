import { setImmediate as nextTurn } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { expect } from 'chai';
import { gatherWrites } from './gather-writes.js';

/** A socket that notes what each system call would send. */
const notingSocket = (): { readonly socket: Writable; readonly sent: string[] } => {
  const sent: string[] = [];
  const socket = new Writable({
    write(chunk, _encoding, done) {
      sent.push(String(chunk));
      done();
    },
    writev(chunks, done) {
      sent.push(chunks.map(({ chunk }) => String(chunk)).join(''));
      done();
    },
  });
  gatherWrites(socket);
  return { socket, sent };
};

describe('gathering writes', () => {
  it('sends what one turn writes together, in order', async () => {
    const { socket, sent } = notingSocket();
    for (const text of ['begin;', 'insert;', 'commit;']) socket.write(text);
    await nextTurn();
    socket.write('select;');
    await nextTurn();
    expect(sent).to.deep.equal(['begin;insert;commit;', 'select;']);
  });

  it('leaves it to the caller to cork more', async () => {
    const { socket, sent } = notingSocket();
    socket.cork();
    socket.write('parse;');
    await nextTurn();
    expect(sent).to.deep.equal([]);
    socket.uncork();
    expect(sent).to.deep.equal(['parse;']);
  });

  it('sends everything before the end, and tells each writer', async () => {
    const { socket, sent } = notingSocket();
    const told: string[] = [];
    socket.write('one;', () => told.push('one'));
    socket.write('two;', 'utf8', () => told.push('two'));
    socket.end('three;');
    await nextTurn();
    expect(sent.join('')).to.equal('one;two;three;');
    expect(told).to.deep.equal(['one', 'two']);
  });
});
