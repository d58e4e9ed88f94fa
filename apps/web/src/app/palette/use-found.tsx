import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FolderKanban, MessageSquare, Search, User } from 'lucide-react';
import { useDeferredValue } from 'react';
import { paletteCopy } from '../../copy/palette.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { fill, texts } from '../../texts.ts';
import type { Command, CommandGroup } from '../../ui/overlay/command-palette.tsx';
import { hasWords } from './has-words.ts';

/** Maximum number of results per kind. */
const maxPerKind = 5;

type Go = (href: string) => unknown;

function useProjects(term: string, go: Go): Command[] {
  const { data } = useQuery(
    {
      ...endpointQuery('projects.list', { query: { searchTerm: term, limit: maxPerKind } }),
      enabled: term !== '',
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  if (term === '') return [];
  return (data?.posts ?? []).map((project) => ({
    key: `project ${project.id}`,
    label: project.title,
    icon: <FolderKanban />,
    hint: project.ownerUsername,
    run: () => void go(paths.project(project.slug)),
  }));
}

function usePeople(term: string, go: Go): Command[] {
  const { data } = useQuery(
    {
      ...endpointQuery('people.search', { query: { searchTerm: term, limit: maxPerKind } }),
      enabled: term !== '',
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  if (term === '') return [];
  return (data?.people ?? []).map((user) => ({
    key: `person ${user.id}`,
    label: user.username,
    icon: <User />,
    hint: user.skills.slice(0, 3).join(', '),
    run: () => void go(paths.person(user.username)),
  }));
}

function useRooms(term: string, go: Go): Command[] {
  const userId = useCurrentUser()?.id;
  const input = { params: { userId: userId ?? '' } };
  const enabled = userId !== undefined;
  const { data: owned = [] } = useQuery({ ...endpointQuery('chat.roomsOwned', input), enabled }, queryClient);
  const { data: joined = [] } = useQuery(
    { ...endpointQuery('chat.roomsJoined', input), enabled },
    queryClient,
  );
  if (term === '' || !enabled) return [];
  const rooms = new Map([...owned, ...joined].map((room) => [room._id, room]));
  return [...rooms.values()]
    .map((room) => ({
      key: `room ${room._id}`,
      label: room.title || room.name || texts.chat.untitledRoom,
      icon: <MessageSquare />,
      run: () => void go(paths.chatRoom(room._id)),
    }))
    .filter(({ label }) => hasWords(label, term))
    .slice(0, maxPerKind);
}

/** The user's rooms, projects and people whose names contain the typed text. */
export function useFound(query: string, go: Go): CommandGroup[] {
  const term = useDeferredValue(query.trim());
  const projects = useProjects(term, go);
  const people = usePeople(term, go);
  const rooms = useRooms(term, go);
  const search: Command = {
    key: 'search',
    label: fill(paletteCopy.search, { term }),
    icon: <Search />,
    run: () => void go(paths.search(term)),
  };
  return [
    { label: paletteCopy.rooms, items: rooms },
    { label: paletteCopy.projects, items: term === '' ? [] : [...projects, search] },
    { label: paletteCopy.people, items: people },
  ];
}
