import { shownSchoolDomain } from '@teamwright/contracts/accounts/academic-domains.ts';
import { describe, expect, test } from 'vitest';
import { domainOf, mailboxOf, notVerifiableReason } from './nearby.school.policy.ts';

describe('the email domain of a school', () => {
  test.each([
    ['stanford.edu', 'stanford university'],
    ['cs.stanford.edu', 'stanford university'],
    ['mit.edu', 'massachusetts institute technology'],
    ['tu-berlin.de', 'technische universitat berlin'],
    ['campus.tu-berlin.de', 'technische universitat berlin'],
    ['ethz.ch', 'eth zurich'],
    ['uio.no', 'universitetet i oslo'],
    ['oslomet.no', 'oslo metropolitan university'],
    ['ox.ac.uk', 'university oxford'],
    ['cam.ac.uk', 'university cambridge'],
    ['upenn.edu', 'university pennsylvania'],
    ['caltech.edu', 'california institute technology'],
    ['berkeley.edu', 'university california berkeley'],
    ['kth.se', 'kth royal institute technology'],
    ['seaschool.example', 'sea school'],
  ])('%s proves %s', (domain, words) => {
    expect(notVerifiableReason(domain, words.split(' '))).toBeUndefined();
  });

  test.each([
    ['gmail.com', 'gmail university'],
    ['yahoo.co.uk', 'yahoo school'],
    ['mail.ru', 'mail academy'],
    ['alumni.stanford.edu', 'stanford university'],
    ['alum.mit.edu', 'massachusetts institute technology'],
    ['acme.com', 'stanford university'],
    ['harvard.edu', 'stanford university'],
    ['stanford.acme.com', 'stanford university'],
    ['university.com', 'university oslo'],
    ['school.org', 'sea school'],
    ['uni.edu', 'university oslo'],
    ['os.no', 'university oslo'],
    ['cam.com', 'university cambridge'],
    ['x.edu', 'xavier university'],
    ['', 'stanford university'],
    ['edu', 'stanford university'],
    ['stanford.edu', ''],
  ])('%s does not verify %j', (domain, words) => {
    expect(notVerifiableReason(domain, words.split(' ').filter(Boolean))).toBeTypeOf('string');
  });

  test.each([
    'stanford.edu',
    'cs.stanford.edu',
    'ox.ac.uk',
    'unimelb.edu.au',
    'u-tokyo.ac.jp',
    'cbs.school.nz',
  ])('%s marks a school as verified', (domain) => {
    expect(shownSchoolDomain(domain)).toEqual({ schoolVerifiedBy: domain, schoolAddressAt: null });
  });

  test.each([
    'stanford.lol',
    'stanford.com',
    'tu-berlin.de',
    'stanford.uni.me',
    'stanford.ac.me',
    'edu.stanford.lol',
    'ac.uk.lol',
  ])('%s is shown without a mark', (domain) => {
    expect(shownSchoolDomain(domain)).toEqual({ schoolVerifiedBy: null, schoolAddressAt: domain });
  });

  test('is not shown without a verified address', () => {
    expect(shownSchoolDomain(null)).toEqual({ schoolVerifiedBy: null, schoolAddressAt: null });
  });

  test('is checked quickly for hostile input', () => {
    expect(
      notVerifiableReason(
        `${'a'.repeat(62)}x.edu`,
        Array.from({ length: 60 }, () => 'aaaaaaab'),
      ),
    ).toBeTypeOf('string');
  });

  test('is the part after the last @, and a mailbox has one canonical form', () => {
    expect(domainOf('"a@b"@Sea.Example')).toBe('sea.example');
    expect(mailboxOf('Ada+clubs@Sea.example')).toBe('ada@sea.example');
  });
});
