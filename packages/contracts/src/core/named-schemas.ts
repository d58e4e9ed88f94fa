import type { z } from 'zod';
import { session, signInBody } from '../accounts/accounts.ts';
import { preferences } from '../accounts/preferences.ts';
import { newCredential, passkey, usedCredential } from '../accounts/security.ts';
import { ownUser, ownUserAnswer, secondFactorWanted } from '../accounts/users.ts';
import { person } from '../admin.ts';
import {
  message,
  messagePicture,
  repliedMessage,
  room,
  roomCan,
  roomMember,
  roomNotificationLevel,
} from '../chat/chat.ts';
import { foundMessage } from '../chat/search.ts';
import { comment, commentKind, commentThread } from '../comments.ts';
import { skillReport } from '../insights.ts';
import { exposureReport, publicExposure } from '../learning.ts';
import { coveredSkill, fit, match, recommendedProject, recommendedUser, term } from '../matching/matching.ts';
import { composedTeams, teamQuestion } from '../matching/teams.ts';
import { nearbyBy, nearbyGroup, nearbyPerson } from '../nearby.ts';
import { notification, notificationStatus, notificationType } from '../notifications/notifications.ts';
import {
  mailScope,
  notificationChoice,
  notificationPreferencesAnswer,
  preferenceChanges,
  quietHours,
} from '../notifications/preferences.ts';
import { foundPerson, personPage } from '../people.ts';
import { profileChanges } from '../profiles.ts';
import { projectEdit } from '../projects/management.ts';
import {
  answerRecord,
  coverage,
  coverageCell,
  facetValue,
  member,
  memberRole,
  newProject,
  project,
  projectPage,
  projectStatus,
  skillHow,
  tier,
  viewer,
  waitlistPlace,
} from '../projects/projects.ts';
import { repository } from '../repositories.ts';
import { ownRequest, request, requestKind, requestStatus, waitingRequest } from '../requests.ts';
import { seat, seatLevel, seatList, seatRef } from '../seats.ts';
import { evidence, personSkill, personSkillStatus, skillKind, skillLevel } from '../skills.ts';
import { calendarDate, done, id } from './common.ts';
import { errorBody } from './errors.ts';

/** The schemas that the OpenAPI document defines once and refers to by name. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  AnswerRecord: answerRecord,
  CalendarDate: calendarDate,
  Comment: comment,
  CommentKind: commentKind,
  CommentThread: commentThread,
  ComposedTeams: composedTeams,
  Coverage: coverage,
  CoverageCell: coverageCell,
  SkillHow: skillHow,
  CoveredSkill: coveredSkill,
  Done: done,
  Error: errorBody,
  Evidence: evidence,
  ExposureReport: exposureReport,
  FacetValue: facetValue,
  Fit: fit,
  FoundMessage: foundMessage,
  FoundPerson: foundPerson,
  Id: id,
  MailScope: mailScope,
  Match: match,
  Member: member,
  MemberRole: memberRole,
  Message: message,
  MessagePicture: messagePicture,
  NearbyBy: nearbyBy,
  NearbyGroup: nearbyGroup,
  NearbyPerson: nearbyPerson,
  NewCredential: newCredential,
  NewProject: newProject,
  Notification: notification,
  NotificationChoice: notificationChoice,
  NotificationPreferencesAnswer: notificationPreferencesAnswer,
  NotificationStatus: notificationStatus,
  NotificationType: notificationType,
  OwnRequest: ownRequest,
  OwnUser: ownUser,
  OwnUserAnswer: ownUserAnswer,
  Passkey: passkey,
  Person: person,
  PersonPage: personPage,
  PersonSkill: personSkill,
  PersonSkillStatus: personSkillStatus,
  PreferenceChanges: preferenceChanges,
  Preferences: preferences,
  ProfileChanges: profileChanges,
  Project: project,
  ProjectEdit: projectEdit,
  ProjectPage: projectPage,
  ProjectStatus: projectStatus,
  PublicExposure: publicExposure,
  QuietHours: quietHours,
  RecommendedProject: recommendedProject,
  RecommendedUser: recommendedUser,
  RepliedMessage: repliedMessage,
  Repository: repository,
  Request: request,
  RequestKind: requestKind,
  RequestStatus: requestStatus,
  Room: room,
  RoomNotificationLevel: roomNotificationLevel,
  RoomCan: roomCan,
  RoomMember: roomMember,
  Seat: seat,
  SeatLevel: seatLevel,
  SeatList: seatList,
  SeatRef: seatRef,
  SecondFactorWanted: secondFactorWanted,
  Session: session,
  SignInBody: signInBody,
  SkillKind: skillKind,
  SkillLevel: skillLevel,
  SkillReport: skillReport,
  TeamQuestion: teamQuestion,
  Term: term,
  Tier: tier,
  UsedCredential: usedCredential,
  Viewer: viewer,
  WaitingRequest: waitingRequest,
  WaitlistPlace: waitlistPlace,
};
