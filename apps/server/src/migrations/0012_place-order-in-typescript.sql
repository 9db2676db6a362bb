-- Orders are placed by `orders/place-order.ts`. What the database settles stays where it is: the
-- seats, the numbers, the totals that add up and the history that only grows.
DROP FUNCTION "place_order"(json);
