-- Background jobs came later than the other tools of administrators. Roles of administrators see and retry them, too.
UPDATE "roles"
SET "rights" = array(SELECT DISTINCT "right" FROM unnest("rights" || ARRAY['JOBS.read', 'JOBS.write']) AS "right" ORDER BY "right"),
  "version" = "version" + 1
WHERE "is_for_staff"
  AND "rights" @> ARRAY['ACCESSCONTROL.read', 'ACCESSCONTROL.write', 'INTERNALUSERS.read', 'INTERNALUSERS.write', 'AUDIT.read']
  AND NOT "rights" @> ARRAY['JOBS.read', 'JOBS.write'];
