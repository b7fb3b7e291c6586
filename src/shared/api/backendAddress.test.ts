/**
 * @jest-environment ./tests/testing/app/jsdom.ts
 * @jest-environment-options {"url": "https://loja.example/"}
 */
import { backendAddress } from './backendAddress';

afterEach(() => delete process.env.API_BASE_URL);

it("a shop that is not on localhost uses the backend's address with which it was built, or none", () => {
  expect(location.hostname).toBe('loja.example');
  expect(backendAddress()).toBeNull();
  process.env.API_BASE_URL = 'https://api.loja.example/';
  expect(backendAddress()).toBe('https://api.loja.example');
});
