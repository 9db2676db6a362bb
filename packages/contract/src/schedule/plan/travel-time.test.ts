import { describe, expect, test } from 'vitest';
import {
  areaPairKey,
  defaultTravelRules,
  maxTravelMinutes,
  travelMinutes,
  type VisitLocation,
} from './travel-time.ts';

const locationWith = (over: Partial<VisitLocation> = {}): VisitLocation => ({
  address: 'B-204, Mayur Residency',
  pincode: '411038',
  area: 'Kothrud',
  latitude: null,
  longitude: null,
  ...over,
});
const elsewhere = (over: Partial<VisitLocation> = {}) =>
  locationWith({ address: '7, Rose Court', ...over });

describe('travel minutes', () => {
  test.each([
    ['to the same address', locationWith(), 0],
    ['to the same street in another pincode', locationWith({ pincode: '411045' }), 20],
    ['within a pincode', elsewhere(), 10],
    ['within an area', elsewhere({ pincode: '411029' }), 20],
    ['to another area', elsewhere({ pincode: '411014', area: 'Viman Nagar' }), 40],
    ['to a pincode outside all areas', elsewhere({ pincode: '411014', area: null }), 40],
  ])('%s', (_, to, minutes) => {
    expect(travelMinutes(locationWith(), to, defaultTravelRules)).toBe(minutes);
    expect(travelMinutes(to, locationWith(), defaultTravelRules)).toBe(minutes);
  });

  test('without areas, all places are one area', () => {
    const from = locationWith({ area: null });
    const to = elsewhere({ pincode: '411014', area: null });
    expect(travelMinutes(from, to, defaultTravelRules)).toBe(20);
  });

  test('two pincodes outside all areas are as far apart as two areas', () => {
    const rules = { ...defaultTravelRules, within: new Map([['Kothrud', 15]]) };
    const from = locationWith({ pincode: '411001', area: null });
    const to = elsewhere({ pincode: '411014', area: null });
    expect(travelMinutes(from, to, rules)).toBe(40);
    expect(travelMinutes(from, elsewhere({ pincode: '411001', area: null }), rules)).toBe(10);
    expect(travelMinutes(from, { ...from, latitude: 18.5 }, rules)).toBe(0);
  });

  test('each area can have its own travel time', () => {
    const within = new Map([
      ['Kothrud', 15],
      ['Camp', 35],
    ]);
    const rules = { ...defaultTravelRules, within };
    expect(travelMinutes(locationWith(), elsewhere({ pincode: '411029' }), rules)).toBe(15);
    const camp = locationWith({ pincode: '411001', area: 'Camp' });
    const nextToCamp = elsewhere({ pincode: '411002', area: 'Camp' });
    expect(travelMinutes(camp, nextToCamp, rules)).toBe(35);
    expect(travelMinutes(camp, elsewhere({ pincode: '411001', area: 'Camp' }), rules)).toBe(10);
  });

  test('no trip is longer than the maximum', () => {
    const within = new Map([['Kothrud', 120]]);
    const between = new Map([[areaPairKey('Kothrud', 'Camp'), 150]]);
    expect(maxTravelMinutes(defaultTravelRules)).toBe(90);
    expect(maxTravelMinutes({ ...defaultTravelRules, within })).toBe(120);
    expect(maxTravelMinutes({ ...defaultTravelRules, within, between })).toBe(150);
  });

  test('a pair of areas can have its own travel time, in both directions', () => {
    const between = new Map([[areaPairKey('Kothrud', 'Camp'), 25]]);
    const camp = elsewhere({ pincode: '411001', area: 'Camp' });
    expect(travelMinutes(locationWith(), camp, { ...defaultTravelRules, between })).toBe(25);
    expect(travelMinutes(camp, locationWith(), { ...defaultTravelRules, between })).toBe(25);
  });

  test.each([
    ["a short distance takes the area's time", 18.51, 73.81, 40],
    ['a long distance takes its own time', 18.5679, 73.9143, 56],
    ['at most 90 minutes by distance', 19.076, 72.8777, 90],
    ["incomplete coordinates take the area's time", null, null, 40],
  ])('%s', (_, latitude, longitude, minutes) => {
    const from = locationWith({ latitude: 18.5074, longitude: 73.8077 });
    const to = elsewhere({ pincode: '411014', area: 'Viman Nagar', latitude, longitude });
    expect(travelMinutes(from, to, defaultTravelRules)).toBe(minutes);
  });
});
