CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_route_pk" PRIMARY KEY("day","route")
);
--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"rating" text NOT NULL,
	"loads" integer NOT NULL,
	CONSTRAINT "web_vitals_day_metric_rating_pk" PRIMARY KEY("day","metric","rating"),
	CONSTRAINT "web_vitals_metric_check" CHECK ("web_vitals"."metric" in ('lcp', 'inp', 'cls')),
	CONSTRAINT "web_vitals_rating_check" CHECK ("web_vitals"."rating" in ('good', 'fair', 'poor'))
);
