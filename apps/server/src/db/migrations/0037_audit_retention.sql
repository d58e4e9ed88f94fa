-- The audit log stays append-only, but entries may be removed once they are 365 days old (`limits.auditDays`).
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD."created_at" < now() - interval '365 days' THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
