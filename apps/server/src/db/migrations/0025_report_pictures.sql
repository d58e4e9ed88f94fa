CREATE TABLE "report_pictures" (
	"report_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "report_pictures_report_id_name_pk" PRIMARY KEY("report_id","name")
);
--> statement-breakpoint
ALTER TABLE "report_pictures" ADD CONSTRAINT "report_pictures_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_pictures" ADD CONSTRAINT "report_pictures_name_pictures_name_fk" FOREIGN KEY ("name") REFERENCES "public"."pictures"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_pictures_name_idx" ON "report_pictures" USING btree ("name");