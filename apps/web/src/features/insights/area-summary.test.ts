import { expect, test } from 'vitest';
import { areaSummary } from './area-summary.ts';

function areas(figures: Record<string, number>) {
  return Object.entries(figures).map(([label, figure]) => ({ label, strength: figure / 100 }));
}

test.each([
  [{ Frontend: 77 }, 'Frontend is your strongest area.'],
  [{ Frontend: 77, DevOps: 33 }, 'Frontend is your strongest area, then DevOps.'],
  [
    { Frontend: 77, DevOps: 50, Databases: 33, Languages: 20 },
    'Frontend is your strongest area, then DevOps and Databases.',
  ],
  [
    { Frontend: 77, DevOps: 33, Databases: 33, Backend: 33.2, Languages: 32 },
    'Frontend is your strongest area, then DevOps, Databases and Backend.',
  ],
  [{ Frontend: 70, Backend: 70, DevOps: 33 }, 'Frontend and Backend are your strongest areas.'],
])('names all areas with the same figure: %o', (figures, summary) => {
  expect(areaSummary(areas(figures))).toBe(summary);
});
