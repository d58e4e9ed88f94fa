-- Rows of a deleted account. The deletion holds the account's row FOR UPDATE. A row that refers to the account is written
-- before the deletion, which then sees it, or after it, when this function refuses it. Error TWDEL is in core/errors.ts.
CREATE FUNCTION "assert_account_not_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	account_id uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
	account_status text;
BEGIN
	SELECT status INTO account_status FROM users WHERE id = account_id FOR KEY SHARE;
	IF account_status = 'deleted' THEN
		RAISE EXCEPTION 'account % is deleted', account_id USING ERRCODE = 'TWDEL';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "assert_users_row_not_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'account % is deleted', OLD.id USING ERRCODE = 'TWDEL';
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_deleted_is_final" BEFORE UPDATE ON "users" FOR EACH ROW WHEN (OLD.status = 'deleted') EXECUTE FUNCTION "assert_users_row_not_deleted"();--> statement-breakpoint
CREATE TRIGGER "answer_records_owner_id_not_deleted" BEFORE INSERT OR UPDATE OF "owner_id" ON "answer_records" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('owner_id');--> statement-breakpoint
CREATE TRIGGER "audit_reasons_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "audit_reasons" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "blocks_blocker_id_not_deleted" BEFORE INSERT OR UPDATE OF "blocker_id" ON "blocks" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('blocker_id');--> statement-breakpoint
CREATE TRIGGER "blocks_blocked_id_not_deleted" BEFORE INSERT OR UPDATE OF "blocked_id" ON "blocks" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('blocked_id');--> statement-breakpoint
CREATE TRIGGER "comments_author_id_not_deleted" BEFORE INSERT OR UPDATE OF "author_id" ON "comments" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('author_id');--> statement-breakpoint
CREATE TRIGGER "credentials_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "credentials" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "github_accounts_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "github_accounts" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "github_flows_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "github_flows" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "mails_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "mails" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "match_exposure_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "match_exposure" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "match_vectors_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "match_vectors" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "memberships_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "memberships" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "message_mentions_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "message_mentions" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "message_pins_pinned_by_not_deleted" BEFORE INSERT OR UPDATE OF "pinned_by" ON "message_pins" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('pinned_by');--> statement-breakpoint
CREATE TRIGGER "message_reactions_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "message_reactions" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "notification_preferences_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "notification_preferences" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "notifications_recipient_id_not_deleted" BEFORE INSERT OR UPDATE OF "recipient_id" ON "notifications" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('recipient_id');--> statement-breakpoint
CREATE TRIGGER "notifications_sender_id_not_deleted" BEFORE INSERT OR UPDATE OF "sender_id" ON "notifications" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('sender_id');--> statement-breakpoint
CREATE TRIGGER "person_skills_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "person_skills" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "pictures_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "pictures" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "places_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "places" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "profiles_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "profiles" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "projects_owner_id_not_deleted" BEFORE INSERT OR UPDATE OF "owner_id" ON "projects" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('owner_id');--> statement-breakpoint
CREATE TRIGGER "reports_reporter_id_not_deleted" BEFORE INSERT OR UPDATE OF "reporter_id" ON "reports" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('reporter_id');--> statement-breakpoint
CREATE TRIGGER "repositories_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "repositories" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "repository_words_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "repository_words" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "requests_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "requests" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "requests_created_by_not_deleted" BEFORE INSERT OR UPDATE OF "created_by" ON "requests" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('created_by');--> statement-breakpoint
CREATE TRIGGER "room_reads_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "room_reads" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "school_proofs_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "school_proofs" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "sessions_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "sessions" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "shown_matches_viewer_id_not_deleted" BEFORE INSERT OR UPDATE OF "viewer_id" ON "shown_matches" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('viewer_id');--> statement-breakpoint
CREATE TRIGGER "shown_matches_developer_id_not_deleted" BEFORE INSERT OR UPDATE OF "developer_id" ON "shown_matches" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('developer_id');--> statement-breakpoint
CREATE TRIGGER "skill_evidence_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "skill_evidence" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "uploads_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "uploads" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "verifications_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "verifications" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');--> statement-breakpoint
CREATE TRIGGER "reports_about_id_not_deleted" BEFORE INSERT ON "reports" FOR EACH ROW WHEN (NEW.kind = 'person') EXECUTE FUNCTION "assert_account_not_deleted"('about_id');--> statement-breakpoint
-- Deletions did not remove these until now.
DELETE FROM "room_reads" WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "status" = 'deleted');
