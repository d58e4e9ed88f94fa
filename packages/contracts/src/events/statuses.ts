import { z } from 'zod';
import { eventPresets, eventStatuses, joinPolicies } from '../core/choices.ts';

export const eventStatus = z.enum(eventStatuses);
export const joinPolicy = z.enum(joinPolicies);
export const eventPreset = z.enum(eventPresets);

export type EventStatus = z.output<typeof eventStatus>;
export type EventPreset = z.output<typeof eventPreset>;

export const organiserRole = z.enum(['owner', 'co_organiser']);

export type OrganiserRole = z.output<typeof organiserRole>;

export const participantStatus = z.enum([
  'registered',
  'confirmed',
  'placed',
  'waitlisted',
  'withdrawn',
  'absent',
]);

export type ParticipantStatus = z.output<typeof participantStatus>;
