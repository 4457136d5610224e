-- A form with the default text thanks visitors in their language. The text is recognized by its English words,
-- which have changed.
UPDATE "forms" SET "thanks" = 'Thank you! We''ve received your submission.'
WHERE "thanks" = 'Thank you! We''ve received your answer.';
