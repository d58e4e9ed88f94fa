CREATE TRIGGER "welcomes_user_id_not_deleted" BEFORE INSERT OR UPDATE OF "user_id" ON "welcomes" FOR EACH ROW EXECUTE FUNCTION "assert_account_not_deleted"('user_id');
