-- What is no plain sentence takes the long way. STRICT, so that the planner leaves it a call instead of writing it into the
-- column's expression, which every statement that stores messages prepares anew.
CREATE FUNCTION message_words_of_any(body text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(body) = char_length(body) AND strpos(body, '+') = 0 AND strpos(body, '#') = 0
	THEN regexp_replace(lower(body), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+', ' ', 'g')
	ELSE regexp_replace(
		regexp_replace(
			regexp_replace(
				lower(normalize(regexp_replace(normalize(body, NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)),
				'([[:alnum:]])\+\+', '\1plusplus', 'g'),
			'([[:alnum:]])#', '\1sharp', 'g'),
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')
	END;--> statement-breakpoint
-- Of plain sentences PostgreSQL's parser finds the same words by itself: letters and digits, and signs after which a space comes.
-- The words stay what they were, so what is stored already stays as it is.
CREATE OR REPLACE FUNCTION message_words(body text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN body ~ '^(?:[A-Za-z0-9]+[.,:;!?]*(?: |$))*$' THEN body ELSE message_words_of_any(body) END;
