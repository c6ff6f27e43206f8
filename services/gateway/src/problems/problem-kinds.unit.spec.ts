import { expect } from 'chai';
import { PROBLEM_KINDS } from './problem-kinds.js';
import { readOpenApiDocument } from '../contract/open-api-document.js';

describe('Kinds of problems', () => {
  it('knows every error code of openapi.yaml and no other', () => {
    const { enum: codes } = readOpenApiDocument().components['schemas']?.['ErrorCode'] as {
      enum: string[];
    };
    expect([...Object.keys(PROBLEM_KINDS), 'validation_error']).to.have.members(codes);
  });
});
