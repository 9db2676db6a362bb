-- The one row of settings is always there: the functions below read it.
INSERT INTO "settings" DEFAULT VALUES ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- How many visits can begin or go on at the same time on a day: one a beautician at work, fewer if
-- Settings say so, none when the business is closed.
CREATE FUNCTION "seats_of_day"("asked" date) RETURNS integer LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT CASE
    WHEN "asked" = ANY (s."closed_days")
      OR extract(dow FROM "asked")::smallint = ANY (s."closed_weekdays") THEN 0
    ELSE least(s."seat_limit", (
      SELECT count(*)::integer
      FROM "beauticians" b
      WHERE b."active"
        AND extract(dow FROM "asked")::smallint = ANY (b."working_days")
        AND NOT EXISTS (
          SELECT FROM "days_off" o WHERE o."beautician_id" = b."id" AND o."day" = "asked"
        )
    ))
  END
  FROM "settings" s;
END;
--> statement-breakpoint
-- Takes one seat (change 1) or gives it back (change -1). HB001: there is none left.
CREATE FUNCTION "change_seat"("asked" date, "number" integer, "change" integer, "seats" integer)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF change < 0 THEN
    UPDATE slot_seats SET booked = booked - 1 WHERE day = asked AND slot = number;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'slot % of % was never taken', number, asked;
    END IF;
    RETURN;
  END IF;
  INSERT INTO slot_seats AS held (day, slot, booked, capacity)
  SELECT asked, number, 1, seats WHERE seats > 0
  ON CONFLICT (day, slot) DO UPDATE
    SET booked = held.booked + 1, capacity = excluded.capacity
    WHERE held.booked < excluded.capacity;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no seat is left in slot % of %', number, asked USING ERRCODE = 'HB001';
  END IF;
END $$;
--> statement-breakpoint
-- Seats follow the orders, whatever changes them. Always in the order of day and slot: two orders
-- that take the same slots in different order would wait for each other for ever.
CREATE FUNCTION "orders_keep_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seats integer;
  seat record;
BEGIN
  IF tg_op = 'INSERT' THEN
    seats := seats_of_day(new.appointment_date);
    FOR number IN new.first_slot .. new.first_slot + new.slot_count - 1 LOOP
      PERFORM change_seat(new.appointment_date, number, 1, seats);
    END LOOP;
    RETURN NULL;
  END IF;
  FOR seat IN
    SELECT day, slot, sum(change)::integer AS change
    FROM (
      SELECT old.appointment_date AS day, slot, -1 AS change
      FROM generate_series(old.first_slot, old.first_slot + old.slot_count - 1) AS slot
      WHERE old.status <> 'cancelled'
      UNION ALL
      SELECT new.appointment_date, slot, 1
      FROM generate_series(new.first_slot, new.first_slot + new.slot_count - 1) AS slot
      WHERE tg_op = 'UPDATE' AND new.status <> 'cancelled'
    ) AS changes
    GROUP BY day, slot
    HAVING sum(change) <> 0
    ORDER BY day, slot
  LOOP
    PERFORM change_seat(seat.day, seat.slot, seat.change, seats_of_day(seat.day));
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_take_seats" AFTER INSERT ON "orders"
FOR EACH ROW WHEN (new."status" <> 'cancelled') EXECUTE FUNCTION "orders_keep_seats"();
--> statement-breakpoint
CREATE TRIGGER "orders_change_seats"
AFTER UPDATE OF "status", "appointment_date", "first_slot", "slot_count" ON "orders"
FOR EACH ROW WHEN (
  (old."status" = 'cancelled') <> (new."status" = 'cancelled')
  OR old."appointment_date" <> new."appointment_date"
  OR old."first_slot" <> new."first_slot"
  OR old."slot_count" <> new."slot_count"
) EXECUTE FUNCTION "orders_keep_seats"();
--> statement-breakpoint
CREATE TRIGGER "orders_free_seats" AFTER DELETE ON "orders"
FOR EACH ROW WHEN (old."status" <> 'cancelled') EXECUTE FUNCTION "orders_keep_seats"();
--> statement-breakpoint
-- One job a beautician at a time. A job is a stretch of numbers: beautician, day and slot one after
-- the other in one number, so that the range type of the database itself can tell an overlap.
ALTER TABLE "orders" ADD CONSTRAINT "orders_one_job" EXCLUDE USING gist (
  int8range(
    "beautician_id" * 1048576::bigint + ("appointment_date" - date '2000-01-01') * 8 + "first_slot",
    "beautician_id" * 1048576::bigint + ("appointment_date" - date '2000-01-01') * 8 + "first_slot"
      + "slot_count"
  ) WITH &&
) WHERE ("beautician_id" IS NOT NULL AND "status" <> 'cancelled');
--> statement-breakpoint
-- Totals add up: looked at when the transaction ends, since an order comes before its services.
CREATE FUNCTION "check_services_total"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
BEGIN
  IF tg_table_name = 'orders' THEN checked := new.id; ELSE checked := new.order_id; END IF;
  IF EXISTS (
    SELECT FROM orders o
    WHERE o.id = checked AND o.services_total IS DISTINCT FROM (
      SELECT sum(s.price * s.quantity) FROM order_services s WHERE s.order_id = checked
    )
  ) THEN
    RAISE EXCEPTION 'the total of order % does not add up', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_services_total';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_services_total"
AFTER INSERT OR UPDATE OF "services_total" ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_services_total"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_services_total" AFTER INSERT ON "order_services"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_services_total"();
--> statement-breakpoint
-- What was sold and what happened stay as they were written.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows', tg_table_name USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_tracking_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_tracking"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "order_services_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_services"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- An order with everything in it. Slots and data sets are left as they are stored: their names are
-- the contract's. The columns beside the document are for finding it.
CREATE VIEW "order_documents" AS
SELECT
  o."id", o."order_number", o."user_id", o."username", o."user_phone", o."total",
  o."appointment_date", o."first_slot", o."pincode", o."status", o."beautician", o."created_at",
  json_build_object(
    '_id', o."id",
    'orderId', o."order_number",
    'userId', coalesce(o."user_id", ''),
    'username', o."username",
    'userPhone', o."user_phone",
    'services', (
      SELECT json_agg(json_build_object(
        'serviceId', s."service_id",
        'name', s."name",
        'price', s."price",
        'duration', s."duration",
        'quantity', s."quantity",
        'dataSet', s."data_set"
      ) ORDER BY s."position")
      FROM "order_services" s WHERE s."order_id" = o."id"
    ),
    'visitingCharge', o."visiting_charge",
    'total', o."total",
    'appointmentDate', o."appointment_date",
    'firstSlot', o."first_slot",
    'address', json_build_object(
      'street', o."street",
      'apartmentNumber', o."apartment_number",
      'city', o."city",
      'state', o."state",
      'pincode', o."pincode",
      'latitude', o."latitude",
      'longitude', o."longitude"
    ),
    'status', o."status",
    'beautician', o."beautician",
    'trackingHistory', (
      SELECT json_agg(json_build_object(
        'status', t."status",
        'message', t."message",
        'timestamp', to_char(t."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'beautician', t."beautician"
      ) ORDER BY t."id" DESC)
      FROM "order_tracking" t WHERE t."order_id" = o."id"
    ),
    'createdAt', to_char(o."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'version', o."version"
  ) AS "document"
FROM "orders" o;
--> statement-breakpoint
-- Places an order in one statement, which is one transaction. `refusal` is set when the caller has a
-- reason against a new order: a repeat of an old one is answered all the same. The outcomes are
-- placed, repeated, exists (with the order), taken, mismatch (with the catalogue's lines), no-phone
-- and refused; a full slot raises HB001.
CREATE FUNCTION "place_order"("request" json) RETURNS TABLE ("outcome" text, "details" json)
LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  standing record;
  customer record;
  sold json;
  mismatch boolean;
  services_sum integer;
  minutes integer;
BEGIN
  SELECT * INTO asked FROM json_to_record(request) AS r(
    id uuid, order_number integer, user_id text, username text, user_phone text, lines json,
    appointment_date date, first_slot smallint, slot_starts integer[], street text,
    apartment_number text, city text, state text, pincode text, latitude double precision,
    longitude double precision, fingerprint text, message text, created_at timestamptz, refusal text
  );
  FOR attempt IN 1 .. 2 LOOP
    SELECT o.id, o.fingerprint INTO standing
    FROM orders o WHERE o.user_id = asked.user_id AND o.order_number = asked.order_number;
    IF FOUND THEN
      RETURN QUERY
      SELECT CASE WHEN standing.fingerprint = asked.fingerprint THEN 'repeated' ELSE 'exists' END,
        d.document
      FROM order_documents d WHERE d.id = standing.id;
      RETURN;
    END IF;
    IF attempt = 2 THEN
      RETURN QUERY SELECT 'taken', NULL::json;
      RETURN;
    END IF;
    IF asked.refusal IS NOT NULL THEN
      RETURN QUERY SELECT 'refused', NULL::json;
      RETURN;
    END IF;

    SELECT
      json_agg(json_build_object(
        'service_id', l.service_id, 'position', l.position, 'quantity', l.quantity,
        'data_set', s.data_set, 'name', s.name, 'price', s.price, 'duration', s.duration,
        'asked_price', l.price
      ) ORDER BY l.position),
      bool_or(s.id IS NULL OR s.price <> l.price),
      sum(s.price * l.quantity),
      sum(s.duration * l.quantity)
    INTO sold, mismatch, services_sum, minutes
    FROM json_to_recordset(asked.lines)
      AS l(service_id text, position smallint, price integer, quantity integer)
    LEFT JOIN services s ON s.id = l.service_id AND NOT s.hidden;
    IF mismatch THEN
      RETURN QUERY SELECT 'mismatch', sold;
      RETURN;
    END IF;

    SELECT coalesce(asked.user_phone, u.mobile_number) AS phone, u.apartment_number AS apartment
    INTO customer FROM users u WHERE u.id = asked.user_id;
    IF customer.phone IS NULL THEN
      RETURN QUERY SELECT 'no-phone', NULL::json;
      RETURN;
    END IF;

    INSERT INTO orders (
      id, order_number, user_id, username, user_phone, services_total, visiting_charge, total,
      appointment_date, first_slot, slot_count, visit_minutes, street, apartment_number, city,
      state, pincode, latitude, longitude, fingerprint, created_at
    )
    SELECT
      asked.id, asked.order_number, asked.user_id, asked.username, customer.phone, services_sum,
      s.visiting_charge, services_sum + s.visiting_charge, asked.appointment_date,
      asked.first_slot, visit.slots, minutes, asked.street,
      coalesce(asked.apartment_number, customer.apartment), asked.city, asked.state, asked.pincode,
      asked.latitude, asked.longitude, asked.fingerprint, asked.created_at
    FROM settings s, (
      -- Its own slot, and every later one that begins before the visit ends.
      SELECT count(*) AS slots
      FROM unnest(asked.slot_starts) WITH ORDINALITY AS starts(at, place)
      WHERE place = asked.first_slot + 1 OR (
        place > asked.first_slot + 1
        AND at < asked.slot_starts[asked.first_slot + 1] + minutes
      )
    ) AS visit
    ON CONFLICT DO NOTHING;
    -- Another request got in between with this number: look again whose it is.
    CONTINUE WHEN NOT FOUND;

    INSERT INTO order_services
      (order_id, service_id, position, data_set, name, price, duration, quantity)
    SELECT asked.id, l.*
    FROM json_to_recordset(sold) AS l(
      service_id text, position smallint, data_set text, name text, price integer,
      duration integer, quantity integer
    );
    INSERT INTO order_tracking (order_id, status, message, created_at)
    VALUES (asked.id, 'pending', asked.message, asked.created_at);
    RETURN QUERY SELECT 'placed', d.document FROM order_documents d WHERE d.id = asked.id;
    RETURN;
  END LOOP;
END $$;
