-- What is searched for in the middle of names, numbers and addresses. Where the database does not
-- offer or allow pg_trgm the same search finds the same, only slower.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX orders_search ON orders USING gin (
    username gin_trgm_ops, user_phone gin_trgm_ops, (order_number::text) gin_trgm_ops
  );
  CREATE INDEX users_search ON users USING gin (
    username gin_trgm_ops, username_key gin_trgm_ops, email gin_trgm_ops,
    mobile_number gin_trgm_ops
  );
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE WARNING 'search goes without its indexes: %', sqlerrm;
END $$;
--> statement-breakpoint
-- The figures of one day, counted.
CREATE FUNCTION "count_order_day"("asked" date) RETURNS SETOF "order_days" LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT
    "asked",
    (
      SELECT count(*)::integer FROM "orders" o
      WHERE o."created_at" >= "asked"::timestamp AT TIME ZONE 'Asia/Kolkata'
        AND o."created_at" < ("asked" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'
    ),
    (
      SELECT coalesce(sum(o."total"), 0)::bigint FROM "orders" o
      WHERE o."status" = 'completed' AND o."appointment_date" = "asked"
    ),
    (
      SELECT coalesce(jsonb_object_agg(b."data_set", b."quantity"), '{}')
      FROM (
        SELECT s."data_set", sum(s."quantity") AS "quantity"
        -- The offset keeps the look-up of services one by one: the orders of a day are few.
        FROM "orders" o, LATERAL (
          SELECT l."data_set", l."quantity" FROM "order_services" l
          WHERE l."order_id" = o."id" OFFSET 0
        ) AS s
        WHERE o."created_at" >= "asked"::timestamp AT TIME ZONE 'Asia/Kolkata'
          AND o."created_at" < ("asked" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'
          AND o."status" <> 'cancelled'
        GROUP BY s."data_set"
      ) AS b
    );
END;
--> statement-breakpoint
-- Whoever changes an order of a day holds that day, together with others who do, until the change
-- is there to be counted; whoever counts holds it alone. Days are dropped one by one in their order:
-- two changes that drop them the other way round would wait for each other for ever. The number only
-- tells these locks from others.
CREATE FUNCTION "forget_order_days"("days" date[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed date;
BEGIN
  FOR changed IN SELECT DISTINCT d FROM unnest(days) AS d WHERE d IS NOT NULL ORDER BY d LOOP
    PERFORM pg_advisory_xact_lock_shared(7207, changed - date '2000-01-01');
    DELETE FROM order_days WHERE day = changed;
  END LOOP;
END $$;
--> statement-breakpoint
-- An order counts on the day it was placed, and on the day of its visit once that is completed.
CREATE FUNCTION "orders_forget_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_order_days(ARRAY[
    (old.created_at AT TIME ZONE 'Asia/Kolkata')::date,
    (new.created_at AT TIME ZONE 'Asia/Kolkata')::date,
    CASE WHEN old.status = 'completed' THEN old.appointment_date END,
    CASE WHEN new.status = 'completed' THEN new.appointment_date END
  ]);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Triggers run in the order of their names: the seats first, then the days, whether an order comes,
-- changes or goes. Otherwise one who waits for a seat and one who waits for a day could each hold
-- what the other wants. Services come in the transaction of their order, since its total would not
-- add up without them, and so under its hold on the day.
CREATE TRIGGER "orders_then_count_placed" AFTER INSERT OR DELETE ON "orders"
FOR EACH ROW EXECUTE FUNCTION "orders_forget_days"();
--> statement-breakpoint
CREATE TRIGGER "orders_then_count_changed"
AFTER UPDATE OF "status", "total", "appointment_date", "created_at" ON "orders"
FOR EACH ROW WHEN (
  (old."status", old."total", old."appointment_date", old."created_at")
    IS DISTINCT FROM (new."status", new."total", new."appointment_date", new."created_at")
) EXECUTE FUNCTION "orders_forget_days"();
--> statement-breakpoint
-- The first day that has any figures; null while there is no order.
CREATE FUNCTION "first_order_day"() RETURNS date LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT least(
    (SELECT (min(o."created_at") AT TIME ZONE 'Asia/Kolkata')::date FROM "orders" o),
    (SELECT min(o."appointment_date") FROM "orders" o WHERE o."status" = 'completed')
  );
END;
--> statement-breakpoint
-- Counts days before the given one that are not counted yet, a hundred at most; tells how many. A
-- day that somebody is changing is left for the next time. Counting is a statement of its own, so
-- that it sees whatever was committed before the day was locked.
CREATE FUNCTION "keep_order_days"("before" date) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  missing date;
  held date[] := '{}';
BEGIN
  FOR missing IN
    SELECT g::date FROM generate_series(first_order_day()::timestamp, before - 1, interval '1 day') AS g
    WHERE NOT EXISTS (SELECT FROM order_days k WHERE k.day = g::date)
    LIMIT 100
  LOOP
    IF pg_try_advisory_xact_lock(7207, missing - date '2000-01-01') THEN
      held := held || missing;
    END IF;
  END LOOP;
  INSERT INTO order_days
  SELECT c.* FROM unnest(held) AS h(day), LATERAL count_order_day(h.day) AS c
  ON CONFLICT DO NOTHING;
  RETURN cardinality(held);
END $$;
--> statement-breakpoint
-- The figures of every day of a range: kept where they are kept, counted where they are not.
CREATE FUNCTION "order_figures"("first" date, "last" date) RETURNS SETOF "order_days"
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT k."day", k."placed", k."revenue", k."bookings"
  FROM "order_days" k WHERE k."day" BETWEEN "first" AND "last"
  UNION ALL
  SELECT c."day", c."placed", c."revenue", c."bookings"
  FROM generate_series("first"::timestamp, "last"::timestamp, interval '1 day') AS g,
    LATERAL "count_order_day"(g::date) AS c
  WHERE NOT EXISTS (SELECT FROM "order_days" k WHERE k."day" = g::date);
END;
--> statement-breakpoint
-- How many accounts of each kind there are.
INSERT INTO "user_counts" SELECT "is_admin", "status", count(*) FROM "users" GROUP BY 1, 2;
--> statement-breakpoint
CREATE FUNCTION "users_keep_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Always in the same order: two changes the other way round would wait for each other for ever.
  INSERT INTO user_counts AS kept
  SELECT is_admin, status, sum(change) FROM (
    SELECT old.is_admin, old.status, -1 AS change WHERE tg_op <> 'INSERT'
    UNION ALL
    SELECT new.is_admin, new.status, 1 WHERE tg_op <> 'DELETE'
  ) AS changes
  GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
  ON CONFLICT (is_admin, status) DO UPDATE SET users = kept.users + excluded.users;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_counted" AFTER INSERT OR DELETE OR UPDATE OF "is_admin", "status" ON "users"
FOR EACH ROW EXECUTE FUNCTION "users_keep_counts"();
