import ical, { escape as escapeText, ICalEventStatus } from 'ical-generator';
import type { EventRow } from './events.repository.ts';

/**
 * The event as an iCalendar file (RFC 5545). Times are in UTC, so that no time zone has to be described. The version is
 * the sequence number: calendars replace what they stored before.
 */
export function calendarFile(event: EventRow, siteUrl: string): string {
  const { id, title, description, startsAt, endsAt, place, version, updatedAt, status } = event;
  const calendar = ical({
    // The library escapes every text but this one.
    name: escapeText(title, false),
    prodId: { company: 'Teamwright', product: 'events', language: 'EN' },
  });
  calendar.createEvent({
    id,
    start: startsAt,
    end: endsAt,
    stamp: updatedAt,
    lastModified: updatedAt,
    sequence: version,
    summary: title,
    description,
    location: place || null,
    url: `${siteUrl}/events/${encodeURIComponent(event.slug)}`,
    status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
