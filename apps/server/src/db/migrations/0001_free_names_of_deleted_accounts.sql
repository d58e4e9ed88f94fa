DROP INDEX "users_email_key";--> statement-breakpoint
DROP INDEX "users_username_key";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."status" <> 'deleted';--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username")) WHERE "users"."status" <> 'deleted';