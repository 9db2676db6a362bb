-- What a service cost, and who changed it, stays as it was written.
CREATE TRIGGER "service_prices_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "service_prices"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
